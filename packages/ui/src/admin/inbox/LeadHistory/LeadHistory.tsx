import type { LeadEvent, LeadKindName } from '@hvac/content/model';
import { longTime } from '../time.ts';
import { formatEvent } from '../format.ts';
import * as css from './LeadHistory.css.ts';

interface LeadHistoryProps {
  /** Kind of the lead: applicants have interviews, customers have visits. */
  kind: LeadKindName;
  /** Oldest first. */
  history: readonly LeadEvent[];
  /** Current time, in milliseconds since 1970. */
  now: number;
}

/** The history of a lead, latest first. */
export const LeadHistory = ({ kind, history, now }: LeadHistoryProps) => (
  <ol role="list" reversed className={css.list}>
    {[...history].reverse().map((event, index) => (
      <li key={history.length - index} className={css.item}>
        <time dateTime={event.at} className={css.time}>
          {longTime(event.at, now)}
        </time>
        <span dir="auto">{formatEvent(event, kind)}</span>
      </li>
    ))}
  </ol>
);
