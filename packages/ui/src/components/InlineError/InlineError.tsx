import { Icon } from '../Icon/Icon.tsx';
import { failure, region } from './InlineError.css.ts';

interface InlineErrorProps {
  /** What went wrong, in a sentence; nothing while all is well. */
  message: string | undefined;
}

/** Says beside a control that it failed, and says it aloud. The region stays, so that screen readers hear every news. */
export const InlineError = ({ message }: InlineErrorProps) => (
  <div role="alert" className={region}>
    {message && (
      <p className={failure}>
        <Icon name="warning" size={18} />
        <span>{message}</span>
      </p>
    )}
  </div>
);
