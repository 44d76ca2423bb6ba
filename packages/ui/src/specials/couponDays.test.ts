import { expect, it } from 'vitest';
import { endNote } from './couponDays.ts';

it.each([
  ['2026-11-20', 'Ended'],
  ['2026-11-21', 'Last day today'],
  ['2026-11-22', 'Last day tomorrow'],
  ['2026-11-28', 'Ends in 7 days'],
  ['2026-11-29', 'Coupon'],
])('an offer through %s says "%s" on November 21', (expirationDate, note) => {
  expect(endNote(expirationDate, '2026-11-21')).toBe(note);
});
