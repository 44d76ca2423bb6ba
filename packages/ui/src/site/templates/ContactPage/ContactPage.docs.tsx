import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For anybody who wants to reach the company, in whatever way.',
  avoid: 'For a form with another purpose: the referral and the application have pages of their own.',
  parts: [
    'The form at once, in a card; the details and the hours are beside it',
    'The map, which loads only when asked for',
    'The seals, and the link to the reviews',
    'CallToAction',
  ],
  content: [
    'The words are in `packages/content/src/pages/contact.ts`.',
    'From a coupon’s “Redeem”, the address has the offer, and the form starts with it.',
  ],
  accessibility: {
    keyboard: 'Tab goes into the form first.',
    screenReader: 'The form is named by the card’s heading.',
  },
};
