import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  alsoKnownAs: ['Breakpoints'],
  use: 'To limit content to the width of the page. Section already does this.',
  avoid: 'Inside another Container: the padding would add up.',
  anatomy: {
    of: 'Regular',
    parts: { 'div > div': 'The content, between gutters: 20 px on phones, 48 px on desktops' },
  },
};
