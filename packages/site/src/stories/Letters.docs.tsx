import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the emails that the site sends: a lead to the office, a confirmation to the visitor, assigned leads, and the daily summary.',
  avoid: 'For newsletters: the site sends none.',
  parts: [
    'The company’s name',
    'One heading: what arrived, or what happens next',
    'The submitted fields with their labels; never in a confirmation',
    'How to reply, and the sender',
  ],
  content: [
    'The subject says who and what, because people read it in a list.',
    'Every letter has a text part with the same words. Some people read only this.',
    'A visitor’s text is never markup. A confirmation does not repeat it, because anyone can type someone else’s address into a form.',
    'The texts are in `packages/content/src/letters`.',
  ],
  accessibility: {
    keyboard: 'Tab goes from link to link.',
    screenReader: 'One heading of level 1, and tables for layout are marked as such.',
  },
};
