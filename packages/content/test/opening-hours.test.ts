import { describe, expect, test } from 'vitest';
import { formatOpeningHours, nextOpening, type OpeningHours } from '../src/model.ts';

const hours: OpeningHours = { days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' };

test('office hours in words', () => {
  expect(formatOpeningHours(hours)).toBe('Monday to Friday, 8:00 AM to 5:00 PM');
  expect(formatOpeningHours({ days: ['Tuesday', 'Saturday'], opens: '12:15', closes: '20:30' })).toBe(
    'Tuesday to Saturday, 12:15 PM to 8:30 PM',
  );
});

describe('the next opening, in New York', () => {
  test.each([
    ['Monday at 2 AM', '2026-11-23T02:00:00-05:00', '8\u00A0AM today'],
    ['Monday, a second before 8', '2026-11-23T07:59:59-05:00', '8\u00A0AM today'],
    ['Monday at 8', '2026-11-23T08:00:00-05:00', undefined],
    ['Friday, a second before 5', '2026-11-27T16:59:59-05:00', undefined],
    ['Friday at 5', '2026-11-27T17:00:00-05:00', '8\u00A0AM Monday'],
    ['Saturday at noon', '2026-11-21T12:00:00-05:00', '8\u00A0AM Monday'],
    ['Tuesday at 8:39 PM', '2026-11-24T20:39:00-05:00', '8\u00A0AM Wednesday'],
    ['Sunday night, when clocks go back', '2026-11-01T23:30:00-05:00', '8\u00A0AM Monday'],
    ['a summer evening that is the next day in Greenwich', '2026-07-09T21:00:00-04:00', '8\u00A0AM Friday'],
  ])('%s', (_when, now, expected) => {
    expect(nextOpening(hours, Date.parse(now))).toBe(expected);
  });

  test('with half hours, and in a week that includes Sunday', () => {
    const weekend: OpeningHours = { days: ['Saturday', 'Monday'], opens: '07:30', closes: '16:00' };
    expect(nextOpening(weekend, Date.parse('2026-11-22T16:30:00-05:00'))).toBe('7:30\u00A0AM Monday');
    expect(nextOpening(weekend, Date.parse('2026-11-23T16:30:00-05:00'))).toBe('7:30\u00A0AM Saturday');
  });
});
