import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Once in the header and once in the footer. It links to the home page.',
  avoid: 'As a picture in text.',
  anatomy: {
    of: 'OnLight',
    parts: {
      svg: 'The mark',
      'a > span > span': 'The short name',
      'a > span > span + span': 'The rest of the name, and the place',
    },
  },
  content: ['It reads the company’s name as it is written on its trucks. The link around it goes home and says so.'],
  accessibility: {
    keyboard: 'Enter goes home.',
    screenReader: 'The name, then “link”; the mark is silent.',
    wcag: ['1.4.5', '2.4.4'],
  },
};
