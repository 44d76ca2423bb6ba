import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the list of articles.',
  alternatives: { 'Pages/Blog post': 'For one article' },
  content: [
    'The page’s words are in `packages/company/src/pages/blog-index.ts`. The list comes from `posts/all.ts`, the newest first.',
  ],
};
