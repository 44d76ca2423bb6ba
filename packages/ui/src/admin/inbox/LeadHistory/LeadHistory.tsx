import type { LeadEvent } from '@hvac/content/model';
import { longTime } from '../time.ts';
import { eventWords } from '../words.ts';
import * as css from './LeadHistory.css.ts';

interface LeadHistoryProps {
  /** Latest last. */
  history: readonly LeadEvent[];
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What happened to a lead, latest first. */
export const LeadHistory = ({ history, now }: LeadHistoryProps) => (
  <ol reversed className={css.list}>
    {[...history].reverse().map((event, index) => (
      <li key={history.length - index} className={css.item}>
        <time dateTime={event.at} className={css.time}>
          {longTime(event.at, now)}
        </time>
        <span dir="auto">{eventWords(event)}</span>
      </li>
    ))}
  </ol>
);
