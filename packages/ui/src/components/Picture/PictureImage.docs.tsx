import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../Text/Text.tsx';

export const guide: Guide = {
  use: 'A picture from the content, as wide as its box.',
  avoid: 'For decoration: that is CSS, or a picture without words.',
  anatomy: {
    of: 'Spot',
    parts: {
      img: 'The drawing, which keeps its place while it loads',
    },
  },
  examples: [
    { do: 'The words say what the picture shows.', example: <Text>alt: “A technician’s van at a bungalow”</Text> },
    { dont: 'The words only say that it is a picture.', example: <Text>alt: “Image of van”</Text> },
  ],
  accessibility: { keyboard: 'None.', screenReader: 'Its words.', wcag: ['1.1.1'] },
};
