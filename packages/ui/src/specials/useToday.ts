import { localDay, untilLocalMidnight, type CalendarDate } from '@hvac/content/model';
import { useEffect, useState } from 'react';
import { useSchedule, whileVisible } from '../components/schedule.ts';

/**
 * The company's day, also after midnight on a page that stays open.
 * @param written the day in the prerendered page, for hydration
 */
export function useToday(written?: CalendarDate): CalendarDate {
  const schedule = useSchedule(whileVisible);
  const [today, setToday] = useState(() => written ?? localDay(Date.now()));
  useEffect(() => {
    const update = () => setToday(localDay(Date.now()));
    update();
    return schedule(update, untilLocalMidnight(Date.now()));
  }, [schedule, today]);
  return today;
}
