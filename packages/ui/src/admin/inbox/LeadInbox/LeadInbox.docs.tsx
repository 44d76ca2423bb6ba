import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the office’s main screen: who wrote, what about, and what was done about it.',
  avoid: 'For other lists of the office: they are short and need no filters, views or panel.',
  parts: [
    'SystemAlerts, if somebody has to see to something',
    '“Add lead”, and a menu for what is rare: export, one person’s data, notifications, shortcuts',
    'LeadFilters: views, search and filters',
    'LeadList, with the count and the way to older leads',
    'The open lead beside it, or in its place on phones',
  ],
  content: [
    'It opens on what is left to do. New leads and emergencies are on top, then what is due, by its day.',
    'An empty list says why it is empty: “Nothing is due today.” is good news, “No leads match.” is not.',
    'Sentences are for a small office: no “records”, no “entries”. It is a “lead”, and the other word is “message”.',
    'A failure says what did not work and what to do: “We couldn’t export the list. Please try again.”',
  ],
  accessibility: {
    keyboard:
      'j and k go to the next and the previous lead, Enter opens one, Esc goes back to the list, and ? lists all keys. Letters can be switched off.',
    screenReader:
      'The count is a status: it says how many leads are in view. A new lead is announced, and takes neither the focus nor a row’s place.',
    wcag: ['1.4.10', '2.1.4', '2.4.3', '4.1.3'],
  },
};
