import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For one article of the blog.',
  avoid: 'For what the company sells: that is a service page.',
  content: [
    'An article is a file in `packages/company/src/posts`. See RichText for what it can contain.',
    'An article of 1,000 words and more gets a table of contents.',
    'The first paragraph answers the title. A heading comes every two to four paragraphs.',
    'The call to action fits the article: one about leaks leads to a repair, not to the home page.',
  ],
};
