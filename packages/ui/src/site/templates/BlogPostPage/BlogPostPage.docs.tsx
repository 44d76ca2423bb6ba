import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For one article of the blog.',
  avoid: 'For what the company sells: that is a service page.',
  parts: [
    'Breadcrumbs, title, category, day and author',
    'The picture',
    'The table of contents, for articles of 1,000 words and more',
    'The text in one column, and its call to action',
    '“Read next”: up to three articles',
  ],
  content: [
    'An article is a file in `packages/content/src/posts`. See RichText for what it can contain.',
    'The first paragraph answers the title. A heading comes every two to four paragraphs.',
    'The call to action fits the article: one about leaks leads to a repair, not to the home page.',
  ],
  accessibility: {
    keyboard: 'Tab goes through the table of contents, then through the links of the text.',
    screenReader: 'One article with headings of level 2 and 3.',
  },
};
