import {
  addDays,
  daysBetween,
  localDay,
  untilLocalMidnight,
  type CalendarDate,
  type InitialSpecials,
} from '@hvac/content/model';
import { useEffect, useState } from 'react';
import { useSchedule, whileVisible } from '../components/schedule.ts';

/**
 * The company's day, also after midnight on a page that stays open.
 * @param written the day that the server wrote into the page. The device's clock, which may be wrong, then counts only the
 *   days since the page was opened.
 */
export function useToday(written?: Pick<InitialSpecials, 'today' | 'openedOn'>): CalendarDate {
  const { today: writtenDay, openedOn } = written ?? {};
  const schedule = useSchedule(whileVisible);
  const [today, setToday] = useState(() => written?.today ?? localDay(Date.now()));
  useEffect(() => {
    const update = () => {
      const day = localDay(Date.now());
      setToday(writtenDay && openedOn ? addDays(writtenDay, daysBetween(openedOn, day)) : day);
    };
    update();
    return schedule(update, untilLocalMidnight(Date.now()));
  }, [schedule, today, writtenDay, openedOn]);
  return today;
}
