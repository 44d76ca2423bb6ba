import { describe, expect, it } from 'vitest';
import { discountParts, formatCouponEnd, redeemHref, measureCoupon } from '../src/specials/couponWords.ts';

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

describe('the room for large letters', () => {
  it('needs more for a longer amount, and less for narrow letters', () => {
    expect(measureCoupon('$1,000').ems).toBeGreaterThan(measureCoupon('$400').ems);
    expect(measureCoupon('$111').ems).toBeLessThan(measureCoupon('$400').ems);
    expect(measureCoupon('12', '%').ems).toBeGreaterThan(measureCoupon('12').ems);
  });
  it.each(['$400', '$1,000', 'FREE', 'Save $75', '½ price'])('keeps "%s" on one line', (label) => {
    expect(measureCoupon(label).isOneLine).toBe(true);
  });
  it('wraps a sentence between words, and fits its longest word', () => {
    expect(measureCoupon('Up to $1,500 back')).toEqual({ ems: measureCoupon('$1,500').ems, isOneLine: false });
  });
  it('is at least a letter for a label without text', () => {
    expect(measureCoupon('').ems).toBe(1);
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
  expect(formatCouponEnd(expirationDate, '2026-11-21')).toBe(note);
});
