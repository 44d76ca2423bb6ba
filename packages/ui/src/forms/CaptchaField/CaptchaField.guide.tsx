import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';

export const guide: GuideText = {
  ...fieldGuide,
  use: 'At the end of a form that robots would fill in.',
  not: 'Where something else already proves a person, such as a login.',
  anatomy: ['The problem', 'The answer', 'A button for another problem'],
  good: [{ why: 'A sum that can be read out and typed.', show: <Text>7 + 5 =</Text> }],
  bad: [{ why: 'Letters in a picture: nobody can hear them.', show: <Text>Type the letters that you see.</Text> }],
  keyboard: 'Tab: the answer, then New Problem.',
  screenReader: '“Solve the math problem, 7 + 5 =, required”. A new problem is announced when it was asked for.',
  wcag: ['1.1.1 Non-text content', '3.3.8 Accessible authentication', '4.1.3 Status messages'],
};
