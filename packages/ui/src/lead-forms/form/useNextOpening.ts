import { nextOpening, type OpeningHours } from '@hvac/content/model';
import { useEffect, useReducer, useState } from 'react';
import { useSchedule, whileVisible } from '../../components/schedule.ts';

const minute = 60_000;

/**
 * When the office next reads messages, such as "8 AM Monday", also on a page that stays open. Undefined while the office
 * is open, and in the prerendered page.
 */
export function useNextOpening(hours: OpeningHours): string | undefined {
  const schedule = useSchedule(whileVisible);
  const [opening, setOpening] = useState<string>();
  const [minutes, countMinute] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const update = () => setOpening(nextOpening(hours, Date.now()));
    update();
    return schedule(countMinute, minute);
  }, [hours, minutes, schedule]);
  return opening;
}
