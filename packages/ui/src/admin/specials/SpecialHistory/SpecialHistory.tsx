import type { SpecialChange } from '@hvac/content/model';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatChange } from '../specialValues.ts';
import { list, summary } from './SpecialHistory.css.ts';

interface SpecialHistoryProps {
  /** Title of the special, for screen readers. */
  title: string;
  /** Latest first. */
  history: readonly SpecialChange[];
}

/** The history of a special. */
export const SpecialHistory = ({ title, history }: SpecialHistoryProps) => (
  <details>
    <summary className={summary}>
      History <VisuallyHidden>of {title}</VisuallyHidden>
    </summary>
    <ol className={list}>
      {history.map((change, at) => {
        const { when, what, details } = formatChange(change);
        return (
          // New changes come first, so count from the end. Times may be equal.
          <li key={history.length - at}>
            <strong>{what}</strong> {when}
            {details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </li>
        );
      })}
    </ol>
  </details>
);
