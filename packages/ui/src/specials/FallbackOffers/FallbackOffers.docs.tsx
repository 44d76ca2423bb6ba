import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'When the office has no offer. It shows the site’s own offers while they are valid; after that, a panel that suggests to ask.',
  avoid: 'When offers could not be loaded: SpecialsList says so instead.',
  anatomy: {
    of: 'TheDayAfter',
    parts: {
      h2: 'The site’s own coupons, or the panel with a heading, a sentence, the phone and “Contact Us”',
      li: 'Offers that ended in the last 120 days, as a plain list',
    },
  },
  content: [
    'The panel leads with what people can do, not with “No offers”.',
    'Past offers are text, not coupons: nobody should try to redeem them.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the call button, then to “Contact Us”.',
    screenReader: 'The heading names the panel. The drawing is silent.',
  },
};
