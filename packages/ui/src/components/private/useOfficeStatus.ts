import {
  answeredBy,
  holidayToday,
  nextOpeningTime,
  type CompanyFacts,
  type OpeningHours,
  type TimeWords,
} from '@hvac/content/model';
import { officeHoursWords } from '@hvac/content/words';
import { useEffect, useState } from 'react';
import { fillIn } from './fillIn.tsx';
import { useSchedule, whileVisible } from './schedule.ts';

/** All are undefined in the prerendered page. */
export interface OfficeStatus {
  /** When the office next reads messages: "8 AM Monday". Undefined while it is open. */
  nextOpeningTime?: string | undefined;
  /** The holiday that closes it today: "Thanksgiving". */
  holiday?: string | undefined;
  /** By when it answers what it reads now: "5 PM". */
  answeredBy?: string | undefined;
}

const minute = 60_000;

/**
 * Whether the office reads messages, by the device's clock, also on a page that stays open.
 * @param words another language than English for the times
 */
export function useOfficeStatus(hours: OpeningHours, words?: TimeWords): OfficeStatus {
  const schedule = useSchedule(whileVisible);
  const [status, setStatus] = useState<OfficeStatus>({});
  useEffect(() => {
    let stop: () => void;
    const update = () => {
      const now = Date.now();
      setStatus({
        nextOpeningTime: nextOpeningTime(hours, now, words),
        holiday: holidayToday(hours, now),
        answeredBy: answeredBy(hours, now, words),
      });
      stop = schedule(update, minute);
    };
    update();
    return () => stop();
  }, [hours, schedule, words]);
  return status;
}

/** The lines of the office's hours; on a holiday the second one says so. */
export function useOfficeHours({ openingHours, officeHours }: Pick<CompanyFacts, 'openingHours' | 'officeHours'>) {
  const { holiday } = useOfficeStatus(openingHours);
  const [hours, ...others] = officeHours;
  return holiday ? [hours, fillIn(officeHoursWords.closed, { holiday }), ...others] : officeHours;
}
