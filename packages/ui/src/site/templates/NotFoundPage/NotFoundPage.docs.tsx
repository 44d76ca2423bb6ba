import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For an address that does not exist.',
  alternatives: { 'Pages/Failure': 'For a page that could not be loaded' },
  anatomy: {
    of: 'NotFound',
    parts: {
      h1: 'The title and a sentence',
      "a[href^='tel:']": 'The call button, after the way home',
      nav: 'Pages that people who got lost usually look for',
      'nav + p': 'A hint for whoever builds the site',
      img: 'A picture',
    },
  },
  content: [
    '“404 Page Not Found” and the sentence for developers are prescribed: `packages/content/src/words/not-found.ts`.',
    'It does not blame the visitor: most wrong addresses are old links.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the buttons, then to the links.',
    screenReader: 'The links are a navigation. The drawing is silent.',
  },
};
