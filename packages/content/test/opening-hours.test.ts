import { describe, expect, test } from 'vitest';
import {
  answeredBy,
  closedDays,
  formatOpeningHours,
  formatWindow,
  holidayToday,
  nextOfficeDay,
  nextOpeningTime,
  openMinutes,
  type OpeningHours,
} from '../src/model.ts';
import { company } from './support/company.ts';

const hours: OpeningHours = { days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' };

test('office hours in words', () => {
  expect(formatOpeningHours(hours)).toBe('Monday to Friday, 8:00 AM to 5:00 PM');
  expect(formatOpeningHours({ days: ['Tuesday', 'Saturday'], opens: '12:15', closes: '20:30' })).toBe(
    'Tuesday to Saturday, 12:15 PM to 8:30 PM',
  );
});

test('the time of a visit in words', () => {
  expect(formatWindow({ from: '09:00', to: '11:00' })).toBe('9 to 11\u00A0AM');
  expect(formatWindow({ from: '11:30', to: '13:00' })).toBe('11:30\u00A0AM to 1\u00A0PM');
});

test.each([
  ['Monday at 8', '2026-11-23T08:00:00-05:00', '5\u00A0PM'],
  ['a second before the last hour', '2026-11-23T15:59:59-05:00', '5\u00A0PM'],
  ['in the last hour', '2026-11-23T16:00:00-05:00', undefined],
  ['after closing', '2026-11-23T17:00:00-05:00', undefined],
  ['an hour before opening', '2026-11-23T07:30:00-05:00', undefined],
  ['on a Saturday', '2026-11-21T12:00:00-05:00', undefined],
  ['in summer', '2026-07-06T10:00:00-04:00', '5\u00A0PM'],
  ['on Thanksgiving', '2026-11-26T10:00:00-05:00', undefined],
])('promises an answer today while there is an hour left: %s', (_when, now, expected) => {
  const thanksgiving = { name: 'Thanksgiving', month: 11, weekday: 'Thursday', week: 4 } as const;
  expect(answeredBy({ ...hours, holidays: [thanksgiving] }, Date.parse(now))).toBe(expected);
});

test.each([
  ['within a morning', '2026-11-23T09:00:00-05:00', '2026-11-23T09:16:00-05:00', 16],
  ['from before opening', '2026-11-23T02:05:00-05:00', '2026-11-23T08:10:00-05:00', 10],
  ['before opening', '2026-11-23T02:05:00-05:00', '2026-11-23T07:59:00-05:00', 0],
  ['over a night', '2026-11-23T16:50:00-05:00', '2026-11-24T08:05:00-05:00', 15],
  ['over a weekend', '2026-11-20T16:55:00-05:00', '2026-11-23T08:01:00-05:00', 6],
  ['a whole day', '2026-11-23T00:00:00-05:00', '2026-11-23T23:59:00-05:00', 540],
  ['over Thanksgiving', '2026-11-25T16:30:00-05:00', '2026-11-27T08:30:00-05:00', 60],
  ['through the hour that clocks repeat', '2026-10-30T16:59:00-04:00', '2026-11-02T08:01:00-05:00', 2],
  ['the wrong way around', '2026-11-23T10:00:00-05:00', '2026-11-23T09:00:00-05:00', 0],
  ['two weeks at most', '2020-01-01T00:00:00-05:00', '2026-11-20T07:00:00-05:00', 10 * 540],
])('counts minutes of office hours: %s', (_when, from, to, minutes) => {
  const thanksgiving = { name: 'Thanksgiving', month: 11, weekday: 'Thursday', week: 4 } as const;
  expect(openMinutes({ ...hours, holidays: [thanksgiving] }, Date.parse(from), Date.parse(to))).toBe(minutes);
});

test.each([
  ['2026-11-23', '2026-11-24'],
  ['2026-11-20', '2026-11-23'],
  ['2026-11-25', '2026-11-27'],
  ['2026-12-24', '2026-12-28'],
  ['2026-12-31', '2027-01-04'],
] as const)('the office day after %s is %s', (day, next) => {
  expect(nextOfficeDay(company.openingHours, day)).toBe(next);
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
    expect(nextOpeningTime(hours, Date.parse(now))).toBe(expected);
  });

  test('with half hours, and in a week that includes Sunday', () => {
    const weekend: OpeningHours = { days: ['Saturday', 'Monday'], opens: '07:30', closes: '16:00' };
    expect(nextOpeningTime(weekend, Date.parse('2026-11-22T16:30:00-05:00'))).toBe('7:30\u00A0AM Monday');
    expect(nextOpeningTime(weekend, Date.parse('2026-11-23T16:30:00-05:00'))).toBe('7:30\u00A0AM Saturday');
  });
});

describe('holidays', () => {
  const { openingHours } = company;

  /** From the Office of Personnel Management; those on a weekend close no other day. */
  const calendar = [
    '2025-01-01 05-26 07-04 09-01 11-27 12-25',
    '2026-01-01 05-25 09-07 11-26 12-25',
    '2027-01-01 05-31 09-06 11-25',
    '2028-05-29 07-04 09-04 11-23 12-25',
    '2029-01-01 05-28 07-04 09-03 11-22 12-25',
    '2030-01-01 05-27 07-04 09-02 11-28 12-25',
    '2031-01-01 05-26 07-04 09-01 11-27 12-25',
    '2032-01-01 05-31 09-06 11-25',
    '2033-05-30 07-04 09-05 11-24',
    '2034-05-29 07-04 09-04 11-23 12-25',
  ];

  test.each(calendar)('close the office on %s', (days) => {
    const year = Number(days.slice(0, 4));
    expect(closedDays(openingHours, year).map(({ day }) => day.slice(5))).toEqual(days.slice(5).split(' '));
  });

  test.each([
    ['the evening before Thanksgiving', '2026-11-25T18:00:00-05:00', '8\u00A0AM Friday', undefined],
    ['Thanksgiving before 8', '2026-11-26T07:30:00-05:00', '8\u00A0AM Friday', 'Thanksgiving'],
    ['Thanksgiving at 10', '2026-11-26T10:00:00-05:00', '8\u00A0AM Friday', 'Thanksgiving'],
    ['Thanksgiving before midnight', '2026-11-26T23:59:59-05:00', '8\u00A0AM Friday', 'Thanksgiving'],
    ['the day after Thanksgiving', '2026-11-27T08:00:00-05:00', undefined, undefined],
    ['Christmas Eve, on a Thursday', '2026-12-24T17:00:00-05:00', '8\u00A0AM Monday', undefined],
    ['the Friday before Labor Day', '2026-09-04T17:00:00-04:00', '8\u00A0AM Tuesday', undefined],
    ['Labor Day', '2026-09-07T12:00:00-04:00', '8\u00A0AM Tuesday', 'Labor Day'],
    ['New Year’s Eve, on a Thursday', '2026-12-31T18:00:00-05:00', '8\u00A0AM Monday', undefined],
    ['New Year’s Day', '2026-01-01T09:00:00-05:00', '8\u00A0AM Friday', 'New Year’s Day'],
    ['Independence Day on a Saturday', '2026-07-04T09:00:00-04:00', '8\u00A0AM Monday', undefined],
    ['the Friday before it', '2026-07-03T09:00:00-04:00', undefined, undefined],
    ['the Monday after Christmas on a Saturday', '2027-12-27T09:00:00-05:00', undefined, undefined],
  ])('%s', (_when, now, opening, holiday) => {
    expect(nextOpeningTime(openingHours, Date.parse(now))).toBe(opening);
    expect(holidayToday(openingHours, Date.parse(now))).toBe(holiday);
  });

  test('an opening a week away has its date', () => {
    const mondays: OpeningHours = { ...openingHours, days: ['Monday', 'Monday'] };
    const laborDay = Date.parse('2026-09-07T12:00:00-04:00');
    expect(nextOpeningTime(mondays, laborDay)).toBe('8\u00A0AM Monday, Sep 14, 2026');
  });
});
