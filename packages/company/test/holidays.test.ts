import { expect, test } from 'vitest';
import { closedDays } from '@hvac/content/model';
import { company, paidHolidays } from '../src/company.ts';
import { careers } from '../src/pages/careers.ts';

test('the holidays that employees are paid for stand on the careers page', () => {
  const names = 'Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas.';
  expect(JSON.stringify(careers)).toContain(names);
  expect(careers.lead).toContain('five paid holidays');
  expect(paidHolidays).toHaveLength(5);
});

test('the office is closed on them and on New Year’s Day', () => {
  expect(closedDays(company.openingHours, 2029).map(({ day }) => day.slice(5))).toEqual(
    '01-01 05-28 07-04 09-03 11-22 12-25'.split(' '),
  );
});
