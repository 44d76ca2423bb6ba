import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { daysAhead, digits, firstDayWithout } from '../specialDays.ts';

interface GapWarningProps {
  specials: readonly AdminSpecial[];
  today: CalendarDate;
}

/** Names the first of the coming days on which visitors would find no offer of the office's. */
export const GapWarning = ({ specials, today }: GapWarningProps) => {
  const day = firstDayWithout(specials, today);
  if (!day) return null;
  const when = day === today ? 'today' : `on ${digits(day)}`;
  return (
    <Alert tone="warning" title={`No offer is live ${when}`}>
      <p>
        {day === today
          ? 'Visitors find no offer of yours on the specials page now.'
          : `It is the first such day of the next ${daysAhead}. Extend an offer, or add one that begins by then.`}
      </p>
    </Alert>
  );
};
