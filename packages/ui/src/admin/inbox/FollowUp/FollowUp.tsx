import {
  addDays,
  formatWindow,
  isWholeDate,
  localDay,
  yearMessage,
  type ArrivalWindow,
  type OpeningHours,
} from '@hvac/content/model';
import { followUpWords as words, type meetingWords } from '@hvac/content/words';
import { useEffect, useId, useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { useDebounce } from '../useDebounce.ts';
import { row } from './FollowUp.css.ts';
import { serverTime } from '../../serverClock.ts';

interface FollowUpProps {
  /** Ref of the input, to focus it. */
  ref: RefObject<HTMLInputElement | null>;
  /** Follow-up day, if set. */
  day: string | undefined;
  /** Prompts for a day. */
  hint: string | undefined;
  /** What is said of the visit or interview on that day, if there is one. It may have a time. */
  meeting: (typeof meetingWords)[keyof typeof meetingWords] | undefined;
  /** When somebody arrives, if set. */
  window: ArrivalWindow | undefined;
  hours: OpeningHours;
  /** Called with a time, or with null to clear it. */
  onWindow: (window: ArrivalWindow | null) => void;
  /** Called with a day, or with null to clear it. */
  onChange: (day: string | null) => void;
}

/** Delay after the last change before a day is saved, in ms. Picking a day in the calendar causes no blur. */
export const saveDelay = 800;

/** Counted from the click: an inbox may have been open since yesterday. */
const daysFromNow = (days: number) => addDays(localDay(serverTime()), days);

/** Two hours each, beginning with every hour of the office's day. */
function arrivalWindows({ opens, closes }: OpeningHours): ArrivalWindow[] {
  const [first, last] = [opens, closes].map((time) => Number(time.slice(0, 2))) as [number, number];
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => ({
    from: clock(first + index),
    to: clock(first + index + 2),
  }));
}

/** The day to follow up on a lead, or the day and the time of a visit. */
export const FollowUp = ({ ref, day = '', hint, meeting, window, hours, onChange, onWindow }: FollowUpProps) => {
  const id = useId();
  useEffect(() => {
    if (ref.current) ref.current.value = day;
  }, [day, ref]);
  useEmptyDay(id);

  /** The saved day while another one stands in the field, which is not saved. */
  const [unsavedAt, setUnsavedAt] = useState<string>();
  const save = useDebounce(() => {
    const value = ref.current?.value ?? '';
    if (value === '' ? day !== '' : isWholeDate(value) && value !== day) onChange(value || null);
  }, saveDelay);
  // Not while the year is typed: its first digits are a year, too.
  const finish = () => {
    save.runNow();
    const value = ref.current?.value ?? '';
    setUnsavedAt(value !== '' && !isWholeDate(value) ? day : undefined);
  };

  return (
    <div role="group" aria-label={words.label} className={row}>
      <TextField
        ref={ref}
        id={id}
        name="followUp"
        type="date"
        label={meeting?.field ?? words.day}
        hint={hint}
        error={unsavedAt === day ? yearMessage : undefined}
        defaultValue={day}
        onChange={save.call}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
      />
      {meeting && day !== '' && (
        <SelectField
          id={`${id}-time`}
          name="arrivalWindow"
          label={words.time}
          placeholder={words.anyTime}
          value={window ? JSON.stringify(window) : ''}
          options={arrivalWindows(hours).map((each) => ({ value: JSON.stringify(each), label: formatWindow(each) }))}
          onChange={({ target }) => onWindow(target.value ? (JSON.parse(target.value) as ArrivalWindow) : null)}
        />
      )}
      <Button variant="quiet" onClick={() => onChange(daysFromNow(1))}>
        {words.tomorrow}
      </Button>
      <Button variant="quiet" onClick={() => onChange(daysFromNow(7))}>
        {words.week}
      </Button>
      {day !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange(null);
            ref.current?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </div>
  );
};
