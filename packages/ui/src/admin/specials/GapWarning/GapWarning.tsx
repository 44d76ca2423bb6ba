import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { gapWords as words } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { formatShortDate, findFirstGap } from '../specialDays.ts';

interface GapWarningProps {
  /** Every special, whether visitors see it or not. */
  specials: readonly AdminSpecial[];
  /** The day in the company's time zone. */
  today: CalendarDate;
}

/** Warns of the first coming day without a visible special. */
export const GapWarning = ({ specials, today }: GapWarningProps) => {
  const day = findFirstGap(specials, today);
  if (!day) return null;
  return (
    <Alert tone="warning" title={day === today ? words.today : fillIn(words.later, { day: formatShortDate(day) })}>
      <p>{day === today ? words.todayText : words.laterText}</p>
    </Alert>
  );
};
