import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For three or four ways on, side by side, each with a picture.',
  alternatives: { 'Sections/PageCards': 'For more than four', 'Sections/SideLinks': 'For links without pictures' },
  anatomy: {
    of: 'Default',
    parts: {
      ul: 'One white panel, split by hairlines',
      'li:last-child a > span': 'In each part: a picture, a label with an arrow, and a sentence',
    },
  },
  content: [
    'A label has one to three words, and starts with what people look for: “Heating”, “Specials”.',
    'The sentence says what is there. It does not repeat the label.',
  ],
  accessibility: {
    keyboard: 'Tab goes from tile to tile. The whole tile can be pressed.',
    screenReader: 'A navigation named by `label`. Each link is read with its sentence; the pictures are silent.',
  },
};
