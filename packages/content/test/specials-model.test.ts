import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addDays,
  type CalendarDate,
  isVisible,
  isWebAddress,
  limits,
  special,
  specialBody,
  specialOrder,
} from '../src/model.ts';

const body = {
  title: 'Fall tune-up',
  description: 'A tune-up of one system.',
  discount: '$89',
  terms: 'One system for each household.',
  expirationDate: '2026-12-31',
};

/** The messages of a body, by the field that they stand at. */
function messagesOf(input: object): Record<string, string[]> {
  const result = z.safeParse(specialBody, input);
  if (result.success) return {};
  const groups = Map.groupBy(result.error.issues, ({ path }) => path.join('.'));
  return Object.fromEntries([...groups].map(([path, issues]) => [path, issues.map(({ message }) => message)]));
}

describe('a special is visible', () => {
  const days = { isActive: true, startDate: '2026-11-10', expirationDate: '2026-11-20' };

  test.each<[CalendarDate, boolean]>([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-15', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('from the first to the last of its days: on %s %s', (today, is) => {
    expect(isVisible(days, today)).toBe(is);
    expect(isVisible({ ...days, isActive: false }, today)).toBe(false);
  });

  test.each([{}, { startDate: '' }, { startDate: undefined }])('immediately without a start date: %j', (start) => {
    const shown = { isActive: true, expirationDate: '2026-11-20', ...start };
    expect([isVisible(shown, '1999-01-01'), isVisible(shown, '2026-11-20'), isVisible(shown, '2026-11-21')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('on the one day that is both its first and its last', () => {
    const day: CalendarDate = '2026-03-08';
    const shown = { isActive: true, startDate: day, expirationDate: day };
    expect([-1, 0, 1].map((later) => isVisible(shown, addDays(day, later)))).toEqual([false, true, false]);
  });
});

test.each([
  ['https://example.com/coupon.pdf', true],
  ['http://example.com', true],
  ['HTTPS://EXAMPLE.COM/Coupon?id=1#top', true],
  ['https://exämple.com/größe', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['\u0000javascript:alert(1)', false],
  ['data:text/html,<b>x</b>', false],
  ['vbscript:x', false],
  ['blob:https://example.com/1', false],
  ['file:///etc/passwd', false],
  ['ftp://example.com', false],
  ['mailto:office@example.com', false],
  ['//example.com', false],
  ['/coupon', false],
  ['example.com', false],
  ['https:', false],
  ['https://', false],
  ['https:example.com', false],
  ['https:\\\\example.com', false],
  ['https://exa\nmple.com', false],
  ['https://example.com/a b', false],
  ['https://example.com/\u200Bx', false],
  ['https://example.com/\u202Ex', false],
  ['https://example.com/"x', false],
  ['https://example.com/<x>', false],
  ['https://exa mple.com', false],
  ['https://[::1', false],
  ['', false],
])('%j may be opened from a page: %s', (address, may) => {
  expect(isWebAddress(address)).toBe(may);
});

describe('the body of a special', () => {
  test('is valid without optional fields, and active by default', () => {
    expect(specialBody.parse(body)).toEqual({ ...body, isActive: true });
    expect(messagesOf({ ...body, printURL: '', startDate: '', isActive: false, order: 0 })).toEqual({});
  });

  test.each([
    ['title', 'Please enter a title'],
    ['description', 'Please enter a description'],
    ['discount', 'Please enter a discount label'],
    ['terms', 'Please enter the terms'],
    ['expirationDate', 'Please enter the expiration date'],
  ])('asks for its %s', (field, message) => {
    for (const value of [undefined, '', ' \n', null, 7]) {
      expect(messagesOf({ ...body, [field]: value })).toEqual({ [field]: [message] });
    }
  });

  test.each([
    ['title', limits.title],
    ['description', limits.description],
    ['discount', limits.discount],
    ['terms', limits.terms],
  ])('takes a %s of %i characters, without the blanks around it, and no more', (field, most) => {
    expect(messagesOf({ ...body, [field]: `  ${'a'.repeat(most)}  ` })).toEqual({});
    expect(messagesOf({ ...body, [field]: 'a'.repeat(most + 1) })).toEqual({
      [field]: [`Please use ${most.toLocaleString('en-US')} characters or fewer`],
    });
  });

  test.each([
    ['a day before the last', '2026-12-30', []],
    ['the last day', '2026-12-31', []],
    ['a day after the last', '2027-01-01', ['The start date must not be after the expiration date']],
    ['no day', '2026-02-30', ['Please enter a start date']],
  ])('takes %s as its start: %s', (_name, startDate, messages) => {
    expect(messagesOf({ ...body, startDate })['startDate'] ?? []).toEqual(messages);
  });

  test('does not compare the start with an invalid end', () => {
    expect(messagesOf({ ...body, startDate: '2026-11-01', expirationDate: '' })).toEqual({
      expirationDate: ['Please enter the expiration date'],
    });
  });

  test.each(['id', 'createdAt', 'version', 'history', 'deletedAt', 'anything'])('refuses the key %s', (key) => {
    expect(z.safeParse(specialBody, { ...body, [key]: 'x' }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });

  test.each([-1, 0.5, 10_001, '1', NaN])('refuses %j as its position', (order) => {
    expect(Object.keys(messagesOf({ ...body, order }))).toEqual(['order']);
  });
});

test('an order has only ids, and a limited number of them', () => {
  const id = '3f1c2b44-9d0e-4b7a-8a53-0a6f2c1d9e77';
  expect(z.safeParse(specialOrder, { ids: [] }).success).toBe(true);
  expect(z.safeParse(specialOrder, { ids: Array(500).fill(id) }).success).toBe(true);
  expect(z.safeParse(specialOrder, { ids: Array(501).fill(id) }).success).toBe(false);
  expect(z.safeParse(specialOrder, { ids: ['first'] }).success).toBe(false);
  expect(z.safeParse(specialOrder, { ids: [id], more: 1 }).success).toBe(false);
});

test('a public special has no version or history', () => {
  const shown = { ...body, id: '3f1c2b44-9d0e-4b7a-8a53-0a6f2c1d9e77', isActive: true, order: 0 };
  expect(z.safeParse(special, { ...shown, createdAt: '2026-11-21T15:00:00.000Z' }).success).toBe(true);
  expect(z.safeParse(special, { ...shown, createdAt: '2026-11-21T15:00:00.000Z', version: 1 }).success).toBe(false);
});
