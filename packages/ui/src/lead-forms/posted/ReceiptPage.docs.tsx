import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'The receipt of a form that was sent without script.',
  use: 'After a posted form was stored: what was sent, and the number to quote on the phone.',
  avoid: 'For forms with script: LeadForm shows its receipt in place.',
  content: ['Without details it still says that the form was received, since only a stored form leads here.'],
  accessibility: {
    keyboard: 'Tab goes to the link to the form, then to the phone number.',
    screenReader: 'The title of the page says what became of the form.',
  },
};
