import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For all sections of a page, in order.',
  alternatives: { 'Sections/SectionRenderer': 'For one section' },
  content: [
    'Put what most visitors look for first. The call to action at the end belongs to PageLayout.',
    'Three text sections in a row are a wall. Put a list, a picture or cards between them.',
  ],
};
