import {
  addDays,
  formatWindow,
  isWholeDate,
  localDay,
  yearMessage,
  type ArrivalWindow,
  type LeadDetail,
  type OpeningHours,
} from '@hvac/content/model';
import { followUpWords as words } from '@hvac/content/words';
import { useId, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { meetingOf } from '../format.ts';
import { useInbox } from '../InboxContext.ts';
import type { LeadChangesState } from '../useLead.ts';
import { row } from './FollowUp.css.ts';
import { useSavedInput } from './useSavedInput.ts';
import { serverTime } from '../../serverClock.ts';

interface FollowUpProps {
  lead: LeadDetail;
  changes: LeadChangesState;
  /** Ref of the input, to focus it. */
  ref: RefObject<HTMLInputElement | null>;
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

const keyOf = ({ from, to }: ArrivalWindow) => `${from}-${to}`;

/** What a change that is under way will make of a value. @param wanted null removes it, undefined leaves it alone */
const expected = <Value,>(wanted: Value | null | undefined, current: Value | undefined): Value | undefined =>
  wanted === undefined ? current : (wanted ?? undefined);

/** The day to follow up on a lead, or the day and the time of a visit. */
export const FollowUp = ({ lead, changes: { change, pending, failures }, ref }: FollowUpProps) => {
  const { hours, now } = useInbox();
  const day = expected(pending.followUp, lead.followUp) ?? '';
  const window = expected(pending.arrivalWindow, lead.arrivalWindow);
  const meeting = lead.status === 'scheduled' ? meetingOf(lead.kind) : undefined;
  const id = useId();
  useEmptyDay(id);
  const { props, refused, enter } = useSavedInput({
    ref,
    saved: day,
    delay: saveDelay,
    save: (typed) => {
      // The first digits of a year are a year, too, and a day that is half typed is empty.
      if (typed === '' ? ref.current?.validity.badInput : !isWholeDate(typed)) return false;
      // The Undo of a second press would take nothing back.
      return typed === day || change({ followUp: typed || null });
    },
  });
  const windows = arrivalWindows(hours);
  // What came of it is asked for once its day is over.
  const hint =
    lead.followUp === undefined ? meeting?.chooseDay : lead.followUp < localDay(now) ? meeting?.result : undefined;
  const isOther = window && windows.every((each) => keyOf(each) !== keyOf(window));
  const choices = isOther ? [window, ...windows] : windows;

  return (
    <>
      <div role="group" aria-label={words.label} className={row}>
        <TextField
          {...props}
          id={id}
          name="followUp"
          type="date"
          label={meeting?.field ?? words.day}
          hint={hint}
          error={refused === '' ? words.wholeDay : refused && yearMessage}
        />
        {meeting && day !== '' && (
          <SelectField
            id={`${id}-time`}
            name="arrivalWindow"
            label={words.time}
            placeholder={words.anyTime}
            value={window ? keyOf(window) : ''}
            options={choices.map((each) => ({ value: keyOf(each), label: formatWindow(each) }))}
            onChange={({ target }) =>
              void change({ arrivalWindow: choices.find((each) => keyOf(each) === target.value) ?? null })
            }
          />
        )}
        <Inline gap="m">
          <Button variant="quiet" onClick={() => enter(daysFromNow(1))}>
            {words.tomorrow}
          </Button>
          <Button variant="quiet" onClick={() => enter(daysFromNow(7))}>
            {words.week}
          </Button>
          {day !== '' && (
            <Button
              variant="quiet"
              onClick={() => {
                enter('');
                ref.current?.focus();
              }}
            >
              {words.clear}
            </Button>
          )}
        </Inline>
      </div>
      <InlineError message={failures.followUp} />
    </>
  );
};
