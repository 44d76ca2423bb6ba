import type { Guide } from '#storybook/docs/guide.ts';
import { TextAreaField } from './TextAreaField.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Textarea'],
  use: 'Several lines, with a live count where there is a limit.',
  alternatives: { 'Forms/TextField': 'For an answer of a word or two' },
  examples: [
    {
      do: 'The count warns you, and you can still type more and cut it later.',
      example: <TextAreaField id="guide-area" name="c" label="What is going on?" maximum={200} />,
    },
    {
      dont: 'A question that asks for three things at once.',
      example: <TextAreaField id="guide-area-bad" name="d" label="Problem, address and time" />,
    },
  ],
  content: [
    'The label asks for one thing: “What is wrong?” The hint says what helps, such as the age of the system.',
    'The count says what is left or over, and never refuses a letter.',
  ],
  accessibility: {
    keyboard: 'Tab leaves it; the corner makes it taller with a mouse.',
    screenReader:
      'Label, “required”, then hint and error as its description. An error makes it invalid. The count is announced at 100, 50 and 20 characters left.',
    wcag: ['1.3.1', '1.3.5', '3.3.1', '3.3.2', '4.1.2'],
  },
};
