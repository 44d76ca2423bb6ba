import type { SpecialChange } from '@hvac/content/model';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { changeWords } from '../specialValues.ts';
import { list, summary } from './SpecialHistory.css.ts';

interface SpecialHistoryProps {
  /** Of the special, for those who hear the page. */
  title: string;
  /** Latest first. */
  history: readonly SpecialChange[];
}

/** What was done to a special, and when. */
export const SpecialHistory = ({ title, history }: SpecialHistoryProps) => (
  <details>
    <summary className={summary}>
      History <span className={visuallyHidden}>of {title}</span>
    </summary>
    <ol className={list}>
      {history.map((change, at) => {
        const { when, what, details } = changeWords(change);
        return (
          // New changes come first, so the key counts from the end; times may be equal.
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
