import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'The offers of today, on the page of offers. It loads them, and says when they cannot be loaded.',
  avoid: 'For an offer in another page: pass it to SpecialCard.',
  parts: [
    '“Loading current offers...”, until the list is there',
    'The coupons; or, when the office has none, FallbackOffers',
    '“Failed to fetch specials”, with “Try again” and the phone number',
  ],
  content: [
    'The loading and the failed sentences are prescribed.',
    'A failure is never shown as an empty list, and never as the company’s standing offers: a visitor must not believe that an offer ended.',
    'At midnight in the company’s time zone, offers end and begin without a reload.',
  ],
  accessibility: {
    keyboard: 'After “Try again”, the focus moves to where the result will be.',
    screenReader: 'The number of offers is announced: “3 current offers”. A failure is an alert.',
  },
};
