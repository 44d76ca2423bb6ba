import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To click through the whole site, with its real content and its real routes.',
  avoid: 'For one page: see the pages above, which have every state.',
  content: ['Forms are answered by the mock API. Nothing is sent.'],
  accessibility: { keyboard: 'As on the site.', screenReader: 'As on the site.' },
};
