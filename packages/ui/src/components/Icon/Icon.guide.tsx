import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

export const guide: GuideText = {
  use: 'Beside words, to find them sooner.',
  not: 'Instead of words. Alone in a button: IconButton, which has a label.',
  anatomy: ['Lines of 2 px on a grid of 24, in the color of the text'],
  good: [
    {
      why: 'The words carry the meaning.',
      show: (
        <Inline gap="xs">
          <Icon name="phone" /> Call us
        </Inline>
      ),
    },
  ],
  bad: [{ why: 'Nobody hears it, and few can guess it.', show: <Icon name="scissors" /> }],
  keyboard: 'None.',
  screenReader: 'Silent: it is decoration.',
  wcag: ['1.1.1 Non-text content', '1.4.11 Non-text contrast'],
};
