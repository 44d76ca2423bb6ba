import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the screen for the company’s offers. Visitors see each change at once.',
  avoid: 'For offers that are always valid: these are in the content.',
  parts: [
    'GapWarning, if there will be a day without an offer',
    '“All Specials”, in the order in which visitors see them, with arrows that move one up or down',
    'The form, with the coupon beside it as visitors will see it',
    'DayPreview, and “Recently deleted”',
  ],
  content: [
    '“Manage Specials”, “Create New Special”, “Edit Special”, “All Specials”, “No specials yet” and what is said after each change are prescribed: `packages/content/src/words/office.ts`.',
    'A badge says what visitors see: “Live”, “Paused”, “Scheduled for 12/01/2026”, “Ends in 3 days”, “Ended”. The small one beside it is the switch of the form: “Active” or “Inactive”.',
    'Ended specials cannot be paused. They can be duplicated.',
    'Deleting asks nothing: it has an “Undo”, and deleted specials can be restored.',
    'When two people edit the same special, the form offers the other version, field by field.',
    '“Everything you typed is still here.” ends every failure.',
  ],
  accessibility: {
    keyboard:
      'Tab goes from the list to the form. After a change, the focus is on the notice with its “Undo”. The arrows are buttons, and the focus stays on the one that was pressed.',
    screenReader:
      'News are a status, failures an alert. The title of the special is in the name of each button. The new place of a moved one is announced.',
    wcag: ['2.5.7', '3.3.1', '3.3.4', '4.1.3'],
  },
};
