import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';

export const guide: GuideText = {
  use: 'To say that something worked, wherever the eye is.',
  not: 'For what has to be read: it goes after five seconds. Alert stays beside the form.',
  anatomy: [
    'The edge in the color of the news',
    'An icon',
    'Title and one sentence',
    'An action, and a way to dismiss it',
  ],
  good: [
    {
      why: 'The page says the same thing and keeps it.',
      show: (
        <ButtonLink href="#notice" variant="quiet">
          Request sent
        </ButtonLink>
      ),
    },
  ],
  bad: [{ why: 'The only place that tells of an error.', show: <Badge tone="warm">Not sent</Badge> }],
  keyboard: 'F8 goes to it; Tab to its buttons; Escape dismisses it, and the focus goes back.',
  screenReader: 'Announced politely, and once.',
  wcag: ['2.2.1 Timing adjustable', '4.1.3 Status messages'],
};
