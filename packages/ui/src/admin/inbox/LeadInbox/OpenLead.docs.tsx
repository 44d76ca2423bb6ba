import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'One lead in the panel of the inbox.',
  use: 'One lead: what somebody wants, how to answer, and what the office did about it. Opening it marks it read.',
  alternatives: { 'Admin/Inbox/LeadList': 'For a summary of several' },
  parts: [
    'The name, when it came, and whether it may be spam',
    'What they want, in their own words',
    'How to answer, first in the way they asked for',
    'How far it is or how it ended, who sees to it, and the day to follow up or to visit',
    'Notes, details, mail to the office, and the history',
  ],
  content: [
    'What a visitor wrote is shown as text, word for word. Nothing in it is markup or a link.',
    'Buttons say what is noted: “Left voicemail” adds a note, and brings the lead up again on the next office day.',
    'When somebody else was faster, their change shows, and the bar says what was not done.',
    'A change of status, day or person can be undone from a bar, which stays until the next change.',
  ],
  accessibility: {
    keyboard: 'Tab goes in reading order. Esc goes back to the list, to the lead that was open.',
    screenReader:
      'The name is a heading, and takes the focus when somebody opens the lead. Changes are announced as a status, failures as alerts.',
    wcag: ['1.3.1', '2.4.3', '3.3.1', '3.3.4', '4.1.3'],
  },
};
