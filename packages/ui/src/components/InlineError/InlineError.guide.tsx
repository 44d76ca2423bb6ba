import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Button } from '../Button/Button.tsx';
import { InlineError } from './InlineError.tsx';

export const guide: GuideText = {
  use: 'To say beside a control that what it does has failed.',
  not: 'For a wrong value in a field: the field shows its own error. For a whole form: use Alert.',
  anatomy: ['A live region that is always there', 'A warning icon', 'One sentence'],
  good: [
    {
      why: 'Says what failed and what to do.',
      show: <InlineError message="The status could not be changed. Please try again." />,
    },
  ],
  bad: [{ why: 'A code that nobody can act on.', show: <Button variant="quiet">Error 503</Button> }],
  keyboard: 'None: it is not focused.',
  screenReader: 'Announced as an alert when the message appears.',
  wcag: ['1.4.1 Use of color', '3.3.1 Error identification', '4.1.3 Status messages'],
};
