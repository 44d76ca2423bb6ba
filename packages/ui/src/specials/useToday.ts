import { dayInNewYork, untilMidnightInNewYork, type CalendarDate } from '@hvac/content/model';
import { useEffect, useState } from 'react';
import { whileVisible, type Schedule } from '../api-client/schedule.ts';

/**
 * The day in New York, also after midnight on a page that stays open.
 * @param schedule waits for midnight; tests bring their own
 */
export function useToday(schedule: Schedule = whileVisible): CalendarDate {
  const [today, setToday] = useState(() => dayInNewYork(Date.now()));
  useEffect(
    () => schedule(() => setToday(dayInNewYork(Date.now())), untilMidnightInNewYork(Date.now())),
    [schedule, today],
  );
  return today;
}
