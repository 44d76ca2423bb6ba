import {
  addDays,
  daysBetween,
  localDay,
  untilLocalMidnight,
  type CalendarDate,
  type InitialSpecials,
} from '@hvac/content/model';
import { useEffect, useState } from 'react';
import { useSchedule, whileVisible } from '../components/private/schedule.ts';

/**
 * The company's day, also after midnight on a page that stays open.
 * @param written the day that the server wrote into the page. The device's clock, which may be wrong, then counts only the
 *   days since the page was opened.
 * @param ahead how far the right time is ahead of the device's clock, in milliseconds
 */
export function useToday(written?: Pick<InitialSpecials, 'today' | 'openedOn'>, ahead = 0): CalendarDate {
  const { today: writtenDay, openedOn } = written ?? {};
  const schedule = useSchedule(whileVisible);
  const [today, setToday] = useState(() => written?.today ?? localDay(Date.now() + ahead));
  useEffect(() => {
    let cancel: () => void;
    const update = () => {
      const now = Date.now() + ahead;
      const day = localDay(now);
      setToday(writtenDay && openedOn ? addDays(writtenDay, daysBetween(openedOn, day)) : day);
      // Again after each: a clock that was set back makes the timer end before midnight.
      cancel = schedule(update, untilLocalMidnight(now));
    };
    update();
    return () => cancel();
  }, [schedule, writtenDay, openedOn, ahead]);
  return today;
}
