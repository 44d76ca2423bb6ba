import { expect, it } from 'vitest';
import { learnServerTime, serverTime } from '../src/admin/serverClock.ts';

const noon = Date.parse('2026-11-26T12:00:00Z');
const answer = (date?: string) => new Response(null, { headers: date === undefined ? {} : { Date: date } });

it.each([
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
  ['11 years behind, as after a flat battery', -11 * 365 * 86_400_000],
  ['an hour ahead, for want of daylight saving time', 3_600_000],
  ['two minutes behind', -120_000],
])('tells the server’s time on a device whose clock is %s', (_name, off) => {
  learnServerTime(answer('Thu, 26 Nov 2026 12:00:00 GMT'), noon + off);
  expect(serverTime(noon + off + 5000)).toBe(noon + 5000);
});

it('trusts a device that is less than a minute off, since an answer takes time', () => {
  learnServerTime(answer('Thu, 26 Nov 2026 12:00:00 GMT'), noon + 59_000);
  expect(serverTime(noon)).toBe(noon);
});

it.each([undefined, '', 'yesterday'])('keeps what it knows when the date is %j', (date) => {
  learnServerTime(answer('Thu, 26 Nov 2026 12:00:00 GMT'), noon + 3_600_000);
  learnServerTime(answer(date), noon + 7_200_000);
  expect(serverTime(noon + 3_600_000)).toBe(noon);
});

it('follows a device whose clock is set right', () => {
  learnServerTime(answer('Thu, 26 Nov 2026 12:00:00 GMT'), noon + 3_600_000);
  learnServerTime(answer('Thu, 26 Nov 2026 12:00:00 GMT'), noon);
  expect(serverTime(noon)).toBe(noon);
});
