import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';
import { TextAreaField } from './TextAreaField.tsx';

export const guide: GuideText = {
  ...fieldGuide,
  use: 'Several lines, with a live count where there is a limit.',
  not: 'For an answer of a word or two: TextField.',
  good: [
    {
      why: 'The count warns, and longer text can still be typed and cut.',
      show: <TextAreaField id="guide-area" name="c" label="What is going on?" maximum={200} />,
    },
  ],
  bad: [
    {
      why: 'A question that asks for three things at once.',
      show: <TextAreaField id="guide-area-bad" name="d" label="Problem, address and time" />,
    },
  ],
  keyboard: 'Tab leaves it; the corner makes it taller with a mouse.',
  screenReader: `${fieldGuide.screenReader} The count is announced at 100, 50 and 20 characters left.`,
};
