import * as z from 'zod/mini';
import { isCalendarDate, isWholeDate, yearMessage } from '../calendar.ts';
import { inAnyScript } from '../forms/text.ts';

/** A day that somebody enters. @param message shown when it is no day */
export const calendarDay = (message: string) =>
  z.string({ error: message }).check(
    inAnyScript,
    z.refine(isCalendarDate, { error: message }),
    z.refine((value) => !isCalendarDate(value) || isWholeDate(value), {
      error: yearMessage,
    }),
  );
