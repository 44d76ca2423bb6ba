import { addDays, isWholeDate, localDay } from '@hvac/content/model';
import { useEffect, useId, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { useDebounce } from '../useDebounce.ts';
import { row } from './FollowUp.css.ts';

interface FollowUpProps {
  /** Ref of the input, to focus it. */
  ref: RefObject<HTMLInputElement | null>;
  /** Follow-up day, if set. */
  day: string | undefined;
  /** Prompts for a day. */
  hint: string | undefined;
  /** Called with a day, or with null to clear it. */
  onChange: (day: string | null) => void;
}

/** Delay after the last change before a day is saved, in ms. Picking a day in the calendar causes no blur. */
export const saveDelay = 800;

/** Counted from the click: an inbox may have been open since yesterday. */
const daysFromNow = (days: number) => addDays(localDay(Date.now()), days);

/** The day to follow up on a lead. */
export const FollowUp = ({ ref, day = '', hint, onChange }: FollowUpProps) => {
  const id = useId();
  useEffect(() => {
    if (ref.current) ref.current.value = day;
  }, [day, ref]);
  useEmptyDay(id);

  const save = useDebounce(() => {
    const value = ref.current?.value ?? '';
    if (value === '' ? day !== '' : isWholeDate(value) && value !== day) onChange(value || null);
  }, saveDelay);

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
        onChange={save.call}
        onBlur={save.runNow}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save.runNow();
        }}
      />
      <Button variant="quiet" onClick={() => onChange(daysFromNow(1))}>
        Tomorrow
      </Button>
      <Button variant="quiet" onClick={() => onChange(daysFromNow(7))}>
        In a week
      </Button>
      {day !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange(null);
            ref.current?.focus();
          }}
        >
          Clear date
        </Button>
      )}
    </div>
  );
};
