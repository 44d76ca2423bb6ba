import { localDay, untilLocalMidnight, type CalendarDate } from '@hvac/content/model';
import { useEffect, useState } from 'react';
import { whileVisible, type Schedule } from '../api/schedule.ts';

/**
 * The company's day, also after midnight on a page that stays open.
 * @param schedule waits for midnight; tests bring their own
 * @param written the day that the server wrote into the page: React begins with it, also when it is over
 */
export function useToday(schedule: Schedule = whileVisible, written?: CalendarDate): CalendarDate {
  const [today, setToday] = useState(() => written ?? localDay(Date.now()));
  useEffect(() => {
    const update = () => setToday(localDay(Date.now()));
    update();
    return schedule(update, untilLocalMidnight(Date.now()));
  }, [schedule, today]);
  return today;
}
