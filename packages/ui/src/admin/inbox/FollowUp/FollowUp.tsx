import { addDays, isCalendarDate, localDay } from '@hvac/content/model';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { afterDelay, useSchedule } from '../../../components/schedule.ts';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { row } from './FollowUp.css.ts';

interface FollowUpProps {
  /** Of the input: for moving the focus to it. */
  ref: RefObject<HTMLInputElement | null>;
  /** Follow-up day; nothing when none is set. */
  day: string | undefined;
  /** Asks for a day. */
  hint: string | undefined;
  /** Called with a day, or with null to clear it. */
  onChange: (day: string | null) => void;
}

/** Rest after the last key before a day is saved, in ms: a choice in the calendar leaves the field focused. */
export const saveDelay = 800;

/** Counted from the press: an inbox that was left open overnight shows an old day. */
const daysFromNow = (days: number) => addDays(localDay(Date.now()), days);

/** When to come back to a lead. */
export const FollowUp = ({ ref, day = '', hint, onChange }: FollowUpProps) => {
  const id = useId();
  const schedule = useSchedule(afterDelay);
  const stopTimer = useRef<() => void>(undefined);
  useEffect(() => {
    if (ref.current) ref.current.value = day;
  }, [day, ref]);
  useEmptyDay(id);
  useEffect(() => () => stopTimer.current?.(), []);

  const save = () => {
    stopTimer.current?.();
    const value = ref.current?.value ?? '';
    // Ignore partly typed years.
    const isDay = isCalendarDate(value) && value >= '2000' && value < '3000';
    if (value === '' ? day !== '' : isDay && value !== day) onChange(value || null);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  return (
    <div role="group" aria-label="Follow up" className={row}>
      <TextField
        ref={ref}
        id={id}
        name="followUp"
        type="date"
        label="Follow up on"
        hint={hint}
        defaultValue={day}
        onChange={() => {
          stopTimer.current?.();
          stopTimer.current = schedule(() => latest.current(), saveDelay);
        }}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
        }}
      />
      <Button variant="quiet" onClick={() => onChange(daysFromNow(1))}>
        Tomorrow
      </Button>
      <Button variant="quiet" onClick={() => onChange(daysFromNow(7))}>
        In a week
      </Button>
      {day !== '' && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          Clear date
        </Button>
      )}
    </div>
  );
};
