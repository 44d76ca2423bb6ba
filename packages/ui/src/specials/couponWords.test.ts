import { describe, expect, it } from 'vitest';
import { discountParts, endNote, redeemHref } from './couponWords.ts';

describe('a discount label on the stub', () => {
  it.each([
    ['15% off', '15', '%', 'off'],
    ['15%', '15', '%', ''],
    ['$400 value', '$400', '', 'value'],
    ['$1,250.50', '$1,250.50', '', ''],
    ['FREE', 'FREE', '', ''],
    ['Free estimate', 'Free', '', 'estimate'],
    ['Freedom sale', 'Freedom sale', '', ''],
    ['Buy one, get one', 'Buy one, get one', '', ''],
    ['<script>', '<script>', '', ''],
  ])('"%s" is "%s", "%s" and "%s"', (label, big, raised, rest) => {
    expect(discountParts(label)).toEqual({ big, raised, rest });
  });
});

it('the title goes into the address whatever it holds', () => {
  const title = '50% off: filters & coils? #1 / "now"';
  const href = redeemHref('/contact', title);
  expect(new URL(href, 'http://localhost').searchParams.get('special')).toBe(title);
  expect(new URL(href, 'http://localhost').hash).toBe('');
});

it.each([
  ['2026-11-20', 'Ended'],
  ['2026-11-21', 'Last day today'],
  ['2026-11-22', 'Last day tomorrow'],
  ['2026-11-28', 'Ends in 7 days'],
  ['2026-11-29', 'Coupon'],
])('an offer through %s says "%s" on November 21', (expirationDate, note) => {
  expect(endNote(expirationDate, '2026-11-21')).toBe(note);
});
