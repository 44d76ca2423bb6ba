import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { formatShortDate, findFirstGap } from '../specialDays.ts';

interface GapWarningProps {
  specials: readonly AdminSpecial[];
  today: CalendarDate;
}

/** Warns of the first coming day without a visible special. */
export const GapWarning = ({ specials, today }: GapWarningProps) => {
  const day = findFirstGap(specials, today);
  if (!day) return null;
  return (
    <Alert
      tone="warning"
      title={day === today ? 'No offer is live today' : `No offer is scheduled from ${formatShortDate(day)}`}
    >
      <p>
        {day === today
          ? 'Visitors don’t see any of your offers on the specials page now.'
          : 'Extend an offer, or add one that starts by then.'}
      </p>
    </Alert>
  );
};
