import { expect, test } from 'vitest';
import { offersOn } from '../src/model/special-rules.ts';

const fallbacks = [{ title: 'Free plan', expirationDate: '2025-11-30' }];

test.each([
  ['2025-11-30', [], ['Free plan']],
  ['2025-12-01', [], []],
  ['2025-11-30', [{ title: 'Tune-up' }], ['Tune-up']],
] as const)('on %s, with %j from the office, %j can be redeemed', (today, visible, titles) => {
  expect(offersOn(today, visible, fallbacks).map(({ title }) => title)).toEqual(titles);
});
