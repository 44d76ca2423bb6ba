import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the screen for the company’s offers. Visitors see each change at once.',
  avoid: 'For offers that are always valid: these are in the content.',
  parts: [
    'GapWarning, if there will be a day without an offer',
    '“All Specials”: SpecialsTable, with “Create New Special”',
    'The form, with the coupon beside it as visitors will see it',
    'DayPreview, and “Recently deleted”',
  ],
  content: [
    '“Manage Specials”, “Create New Special”, “Edit Special”, “All Specials”, “No specials yet” and what is said after each change are prescribed: `packages/content/src/words/office.ts`.',
    'Deleting asks nothing: it has an “Undo”, and deleted specials can be restored.',
    'When two people edit the same special, the form offers the other version, field by field.',
    '“Everything you typed is still here.” ends every failure.',
  ],
  accessibility: {
    keyboard: 'Tab goes from the list to the form. After a change, the focus is on the notice with its “Undo”.',
    screenReader: 'News are a status, failures an alert. The title of the special is in the name of each button.',
    wcag: ['2.5.7', '3.3.1', '3.3.4', '4.1.3'],
  },
};
