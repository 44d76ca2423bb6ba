import { describe, expect, test } from 'vitest';
import { formatCalendarDate, type CalendarDate } from '../src/model.ts';

describe('a calendar date', () => {
  test.each([
    ['2025-10-01', 'Oct 1, 2025', '10/01/2025'],
    ['2025-12-31', 'Dec 31, 2025', '12/31/2025'],
    ['2024-02-29', 'Feb 29, 2024', '02/29/2024'],
  ] as const)('%s is %s and %s', (date, words, digits) => {
    expect(formatCalendarDate(date)).toBe(words);
    expect(formatCalendarDate(date, 'digits')).toBe(digits);
  });

  test.each<CalendarDate>(['2025-13-01', '2025-00-10', '2025-10-00', '2025-10-32', '2025-1-5', '10-01-2025'])(
    '%s is refused',
    (date) => {
      expect(() => formatCalendarDate(date)).toThrow(date);
    },
  );

  test.each(['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same day in %s', (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(formatCalendarDate('2025-10-01')).toBe('Oct 1, 2025');
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });
});
