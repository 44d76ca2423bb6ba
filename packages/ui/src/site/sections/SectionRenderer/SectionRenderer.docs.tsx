import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To show one section of a page as its content says: text, cards, lists, a picture, or a diagram.',
  avoid: 'For a section that only one page has: build it as a component, and pass it to the page.',
  parts: [
    'The band, with its tone',
    'The heading and the text',
    'What the `kind` of the section brings: PageCards, PointList, a picture, or DiagramFigure',
  ],
  content: [
    'A heading says what is in the section. It has a verb or a noun that people look for.',
    'The first sentence stands alone: many people read nothing else.',
    'A new kind is a line here, and one in `SectionKinds` of `packages/content/src/model/pages.ts`.',
  ],
};
