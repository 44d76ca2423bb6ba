import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the list of articles.',
  avoid: 'For one article: use BlogPostPage.',
  parts: [
    'The title and the lead',
    'FeaturedPost: the newest article, as large as the first screen',
    'PostCard for each other article, with SideLinks to the services in the grid’s last place',
    'CallToAction',
  ],
  content: [
    'The page’s words are in `packages/content/src/pages/blog-index.ts`. The list comes from `posts/all.ts`, the newest first.',
  ],
  accessibility: { keyboard: 'Tab goes from title to title.', screenReader: 'Articles are headings of level 2.' },
};
