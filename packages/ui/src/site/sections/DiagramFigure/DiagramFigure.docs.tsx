import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For a drawing with numbered markers, and what each number means.',
  alternatives: { 'Components/PictureImage': 'For a scene without parts to explain' },
  content: [
    'A label names a part in one to four words. What the part does is in the text.',
    'The description says what the drawing shows as a whole. It does not repeat the labels.',
  ],
  accessibility: {
    keyboard: 'None.',
    screenReader: 'The description, then “list, 5 items”.',
    wcag: ['1.1.1', '1.3.1', '1.4.5'],
  },
};
