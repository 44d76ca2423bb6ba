import { addDays, localDay, isCalendarDate } from '@hvac/content/model';
import { useEffect, useId, useRef } from 'react';
import { afterDelay, useSchedule } from '../../../components/schedule.ts';
import { control } from '../../../forms/Field/control.css.ts';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { plain } from '../LeadFilters/LeadFilters.css.ts';
import * as css from './FollowUp.css.ts';

interface FollowUpProps {
  /** Day on which the office wants to come back to the lead; nothing when none is set. */
  day: string | undefined;
  /** Called with a day, or with null to come back no more. */
  onChange: (day: string | null) => void;
}

/** Rest after the last key, in ms, before a day is kept: a calendar's choice leaves the field focused. */
export const saveDelay = 800;

/** So many days after the day of the press, which an inbox that was left open overnight shows too late. */
const daysFromNow = (days: number) => addDays(localDay(Date.now()), days);

/** When to come back to a lead: tomorrow and next week are a press away. */
export const FollowUp = ({ day = '', onChange }: FollowUpProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const schedule = useSchedule(afterDelay);
  const stopTimer = useRef<() => void>(undefined);
  useEffect(() => {
    if (input.current) input.current.value = day;
  }, [day]);
  useEmptyDay(id);
  useEffect(() => () => stopTimer.current?.(), []);

  const save = () => {
    stopTimer.current?.();
    const value = input.current?.value ?? '';
    // A year that is half typed is one of the Romans.
    const isDay = isCalendarDate(value) && value >= '2000' && value < '3000';
    if (value === '' ? day !== '' : isDay && value !== day) onChange(value || null);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  return (
    <div role="group" aria-label="Follow up" className={css.followUp}>
      <label htmlFor={id} className={css.label}>
        Follow up on
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        defaultValue={day}
        className={`${control} ${css.day}`}
        onChange={() => {
          stopTimer.current?.();
          stopTimer.current = schedule(() => latest.current(), saveDelay);
        }}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
        }}
      />
      <button type="button" className={plain} onClick={() => onChange(daysFromNow(1))}>
        Tomorrow
      </button>
      <button type="button" className={plain} onClick={() => onChange(daysFromNow(7))}>
        In a week
      </button>
      {day !== '' && (
        <button type="button" className={plain} onClick={() => onChange(null)}>
          No more
        </button>
      )}
    </div>
  );
};
