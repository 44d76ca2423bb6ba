import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  alsoKnownAs: ['Drawer', 'Modal', 'Popup', 'Lightbox'],
  use: 'A short task on top of the page. Afterward, people go on where they were.',
  avoid: 'For a longer task: use a page of its own.',
  alternatives: { 'Components/Alert': 'For messages' },
  anatomy: {
    of: 'Open',
    parts: {
      dialog: 'A window above the dimmed page',
      'dialog h2': 'A title',
      'dialog p': 'The task',
      'dialog button': 'A button in the corner that closes it',
    },
  },
  content: [
    'The title says what the dialog is for: “Add a lead from a call”. It is no question unless the buttons answer it.',
    'A button in it begins with the verb of the title: “Add lead”. “Close” leaves without doing anything.',
  ],
  accessibility: {
    keyboard: 'Tab stays inside. Escape closes it, and the focus goes back to what opened it.',
    screenReader: 'Announced as a dialog with its title. The page behind it cannot be reached.',
    wcag: ['2.1.2', '2.4.3', '4.1.2'],
  },
};
