import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For anybody who wants to reach the company, in whatever way.',
  avoid: 'For a form with another purpose: the referral and the application have pages of their own.',
  content: ['From a coupon’s “Redeem”, the address has the offer, and the form starts with it.'],
};
