import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../private/native.ts';
import { liveRegion } from '../../theme/liveRegion.css.ts';
import { failure } from './InlineError.css.ts';

interface InlineErrorProps extends Native<'div', 'children' | 'role'> {
  /** What went wrong, in a sentence; nothing while all is well. */
  message: string | undefined;
}

/** Says beside a control that it failed, and says it aloud. The region stays, so that screen readers hear every news. */
export const InlineError = ({ message, ...native }: InlineErrorProps) => (
  <div {...native} role="alert" className={liveRegion}>
    {message && (
      <p className={failure}>
        <Icon name="warning" size={18} />
        <span>{message}</span>
      </p>
    )}
  </div>
);
