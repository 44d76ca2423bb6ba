import { endpoints } from '@hvac/content/model';
import { expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { call, create, list, offer, storedSpecials } from '../support/specials.ts';

const script = '<script>alert(1)</script>';

test('fault 13: a script in any text is kept as the text that it is, and sent as JSON', async ({ url, dataDir }) => {
  const texts = { title: script, description: script, discount: script, terms: script };
  const { status, body } = await call(url, 'POST', '', { ...offer, ...texts });
  expect([status, body]).toEqual([201, expect.objectContaining(texts)]);
  expect(await storedSpecials(dataDir)).toEqual([expect.objectContaining(texts)]);
  const answer = await fetch(url + endpoints.specials);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await answer.json()).toEqual([expect.objectContaining(texts)]);
});

// The other reasons are in content/test/specials-model.test.ts.
test.for<[string, unknown, string]>([
  ['a deletion', { ...offer, deletedAt: null }, 'Unknown field: deletedAt'],
  [
    'fault 13: a script as the print address',
    { ...offer, printURL: 'javascript:alert(1)' },
    'Please enter a web address that starts with https:// or http://',
  ],
])('%s is refused in a sentence, and nothing is stored', async ([_name, body, sentence], { url }) => {
  const before = await create(url);
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${before.id}`],
  ] as const) {
    const answer = await call(url, method, path, body);
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  }
  expect(await list(url)).toEqual([before]);
});

test('the longest special fits into a request', async ({ url }) => {
  const long = (length: number) => '雪'.repeat(length);
  const largest = {
    ...offer,
    title: long(200),
    description: long(2000),
    discount: long(40),
    terms: long(2000),
    printURL: `https://example.com/${long(2028)}`,
  };
  const answer = await call(url, 'POST', '', largest);
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining(largest)]);
});
