import { describe, expect, it } from 'vitest';
import { discountParts, redeemHref } from './couponWords.ts';

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
