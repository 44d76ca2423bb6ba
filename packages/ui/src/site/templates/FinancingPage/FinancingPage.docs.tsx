import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For people who want to pay for a system over time.',
  avoid: 'For prices or offers: see the specials.',
  content: [
    'The company does not lend. Every sentence about credit names the partner.',
    'No rates and no approval promises: these are the lender’s to make, and the law is strict.',
  ],
};
