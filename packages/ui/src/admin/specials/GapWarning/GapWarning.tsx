import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { digits, firstDayWithout } from '../specialDays.ts';

interface GapWarningProps {
  specials: readonly AdminSpecial[];
  today: CalendarDate;
}

/** Names the first of the coming days on which visitors would find no offer of the office's. */
export const GapWarning = ({ specials, today }: GapWarningProps) => {
  const day = firstDayWithout(specials, today);
  if (!day) return null;
  return (
    <Alert
      tone="warning"
      title={day === today ? 'No offer is live today' : `No offer is scheduled from ${digits(day)}`}
    >
      <p>
        {day === today
          ? 'Visitors don’t see any of your offers on the specials page now.'
          : 'Extend an offer, or add one that starts by then.'}
      </p>
    </Alert>
  );
};
