import { dayInNewYork, untilMidnightInNewYork, type CalendarDate } from '@hvac/content/model';
import { useEffect, useState } from 'react';
import { whileVisible, type Schedule } from '../api/schedule.ts';

/**
 * The day in New York, also after midnight on a page that stays open.
 * @param schedule waits for midnight; tests bring their own
 * @param written the day that the server wrote into the page: React begins with it, also when it is over
 */
export function useToday(schedule: Schedule = whileVisible, written?: CalendarDate): CalendarDate {
  const [today, setToday] = useState(() => written ?? dayInNewYork(Date.now()));
  useEffect(() => {
    const update = () => setToday(dayInNewYork(Date.now()));
    update();
    return schedule(update, untilMidnightInNewYork(Date.now()));
  }, [schedule, today]);
  return today;
}
