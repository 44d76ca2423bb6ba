import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: GuideText = {
  use: 'After a form was sent with mistakes: it takes the focus, counts them, and leads to each field.',
  not: 'While somebody is still typing: the error at the field is enough.',
  anatomy: ['How many things there are to fix', 'One link to each field; solved ones are struck out'],
  good: [
    {
      why: 'The sentences that stand at the fields.',
      show: <ErrorSummary problems={[{ id: 'guide-good', message: 'Enter your phone number' }]} />,
    },
  ],
  bad: [
    {
      why: 'Nobody knows which field.',
      show: <ErrorSummary problems={[{ id: 'guide-bad', message: 'Something is wrong' }]} />,
    },
  ],
  keyboard: 'It takes the focus; Enter on a link goes to the field.',
  screenReader: 'An alert: “Two things to fix”, then the list.',
  wcag: ['3.3.1 Error identification', '3.3.3 Error suggestion', '2.4.3 Focus order', '4.1.3 Status messages'],
};
