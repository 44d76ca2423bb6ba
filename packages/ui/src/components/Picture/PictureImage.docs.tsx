import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../Text/Text.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Image', 'Avatar'],
  api: 'Its `size` keeps its place while it loads: its width and height in px. Without it the place is 4 by 3.',
  use: 'A picture from the content, as wide as its box.',
  avoid: 'For decoration: that is CSS, or a picture without words.',
  examples: [
    { do: 'The words say what the picture shows.', example: <Text>alt: “A technician’s van at a bungalow”</Text> },
    { dont: 'The words only say that it is a picture.', example: <Text>alt: “Image of van”</Text> },
  ],
  content: [
    '`alt` says what the picture shows that the text does not: “A technician cleans the coil of an outdoor unit”.',
    'It does not begin with “Picture of”. A picture that only decorates has an empty `alt`.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'Its words.', wcag: ['1.1.1'] },
};
