import { expect, test } from 'vitest';
import { closedDays } from '@hvac/content/model';
import { company, paidHolidays } from '../src/company.ts';
import { careers } from '../src/pages/careers.ts';

const names = paidHolidays.map(({ name }) => name);
const { holidays = [] } = company.openingHours;

test('the careers page names and counts the holidays that employees are paid for', () => {
  const [, note = ''] = /"name":"Paid holidays","note":"([^"]+)\."/.exec(JSON.stringify(careers)) ?? [];
  expect(note.split(/, | and /)).toEqual(names);
  const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  expect(careers.lead).toContain(` ${counts[names.length - 2]} paid holidays`);
});

test('the office is closed on them, and on New Year’s Day', () => {
  expect(holidays.map(({ name }) => name)).toEqual(expect.arrayContaining(['New Year’s Day', ...names]));
});

test.each(holidays)('the office is closed on $name', ({ name }) => {
  // A holiday on a weekend closes no other day.
  const years = Array.from({ length: 7 }, (_, at) => 2026 + at);
  const closed = years.flatMap((year) => closedDays(company.openingHours, year));
  expect(closed.map((day) => day.name)).toContain(name);
});
