import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To export or erase everything that is kept about one email address, phone number or name, when a person asks for it.',
  avoid: 'To remove one lead: there is no such thing. Old leads are removed by themselves.',
  anatomy: {
    of: 'Open',
    parts: {
      '[name=person]': 'The email address, the phone number or the name',
      'dialog button': '“Export”, and “Erase...”',
      'dialog > div > :last-child button': '“Close”',
    },
    note: '“Erase...” says what would be erased, asks for the same once more, in any spelling, and has “Erase everything” and “Keep it”.',
  },
  content: [
    'It counts before it erases: “2 leads, 1 résumé and 2 messages”.',
    'When some leads are still there, it says how many.',
    'The button says what it does. “Erase everything” is never “OK”.',
    '“Keep it” is as easy to reach as “Erase everything”.',
  ],
  accessibility: {
    keyboard: 'Tab stays in the dialog. Escape closes it.',
    screenReader: 'A dialog named “One person’s data”. What was done is a status.',
    wcag: ['3.3.4', '3.3.7', '4.1.3'],
  },
};
