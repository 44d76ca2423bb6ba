import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For people who want to pay for a system over time.',
  avoid: 'For prices or offers: see the specials.',
  parts: [
    'PageHero with “Apply”, which leads to the lender',
    'Who lends: the partner’s logo, what it does, and “Apply” again',
    'How it works, as sections',
    'The ways to stay in touch: an appointment, and the social networks',
    'CallToAction',
  ],
  content: [
    'The words are in `packages/content/src/pages/financing.ts`.',
    'The company does not lend. Every sentence about credit names the partner.',
    'No rates and no approval promises: these are the lender’s to make, and the law is strict.',
  ],
  accessibility: { keyboard: 'Tab goes to “Apply” first.', screenReader: 'The logo has the partner’s name.' },
};
