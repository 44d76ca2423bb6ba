import { describe, expect, test } from 'vitest';
import { addDays, localDay, daysBetween, isCalendarDate, untilLocalMidnight } from '../src/model.ts';

const hour = 60 * 60 * 1000;
const at = (time: string) => Date.parse(time);

describe('the day in New York', () => {
  test.each([
    ['winter, the last millisecond', '2026-01-16T04:59:59.999Z', '2026-01-15'],
    ['winter, midnight', '2026-01-16T05:00:00.000Z', '2026-01-16'],
    ['summer, the last millisecond', '2026-07-05T03:59:59.999Z', '2026-07-04'],
    ['summer, midnight', '2026-07-05T04:00:00.000Z', '2026-07-05'],
    ['the end of a year', '2027-01-01T04:59:59.999Z', '2026-12-31'],
    ['the end of a February with 29 days', '2028-03-01T04:59:59.999Z', '2028-02-29'],
  ])('%s: %s is %s', (_name, time, day) => {
    expect(localDay(at(time))).toBe(day);
  });
});

describe('milliseconds until midnight in New York', () => {
  test.each([
    ['on an ordinary day', '2026-01-15T05:00:00.000Z', 24 * hour],
    ['in the last millisecond', '2026-01-16T04:59:59.999Z', 1],
    ['at noon in summer', '2026-07-04T16:00:00.000Z', 12 * hour],
    ['when the day has 23 hours', '2026-03-08T05:00:00.000Z', 23 * hour],
    ['just before clocks go forward', '2026-03-08T06:59:59.000Z', 21 * hour + 1000],
    ['just after', '2026-03-08T07:00:00.000Z', 21 * hour],
    ['when the day has 25 hours', '2026-11-01T04:00:00.000Z', 25 * hour],
    ['in the hour that comes twice, the first time', '2026-11-01T05:30:00.000Z', 23.5 * hour],
    ['in the hour that comes twice, the second time', '2026-11-01T06:30:00.000Z', 22.5 * hour],
    ['on the last day of the year', '2026-12-31T17:00:00.000Z', 12 * hour],
  ])('%s, from %s', (_name, time, expected) => {
    expect(untilLocalMidnight(at(time))).toBe(expected);
  });

  test('always ends in the first millisecond of the next day', () => {
    // Steps of 7 hours and a bit meet each hour of the day, through all changes of the clocks in two years.
    for (let now = at('2026-01-01T00:00:00Z'); now < at('2028-01-01T00:00:00Z'); now += 7 * hour + 61_001) {
      const midnight = now + untilLocalMidnight(now);
      expect(localDay(midnight - 1)).toBe(localDay(now));
      expect(localDay(midnight)).toBe(addDays(localDay(now), 1));
    }
  });
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['12/31/2026', false],
  ['2026-12-31T00:00:00Z', false],
  [' 2026-12-31', false],
  ['2026-12-31\n', false],
  ['+002026-12-31', false],
  ['٢٠٢٦-١٢-٣١', false],
  ['', false],
])('%j is a calendar date: %s', (text, is) => {
  expect(isCalendarDate(text)).toBe(is);
});

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2026-03-09', -2, '2026-03-07'],
  ['2026-06-15', 0, '2026-06-15'],
  ['2026-06-15', 365, '2027-06-15'],
] as const)('%s and %i days is %s, whatever the clocks do, and back', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});
