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

// The schema's own test has the other reasons for which a special is refused.
test.for<[string, unknown, number, string]>([
  ['an empty title', { ...offer, title: ' ' }, 400, 'Please enter a title'],
  ['a title of two lines', { ...offer, title: 'a\nb' }, 400, 'Please remove the line breaks'],
  ['a title of 100 kB', { ...offer, title: 'a'.repeat(100_000) }, 413, 'This is too large to send'],
  ['a NUL', { ...offer, terms: 'a\0b' }, 400, 'Please delete the damaged character after “a”'],
  ['half a character', { ...offer, terms: '\uD83D' }, 400, 'Please delete the damaged character at the start'],
  ['a word for active', { ...offer, isActive: 'yes' }, 400, 'Please choose whether the special is active'],
  ['a deletion', { ...offer, deletedAt: null }, 400, 'Unknown field: deletedAt'],
  ['half of it', '{"title":', 400, 'We didn’t get the whole form. Please send it again.'],
  ...['javascript:alert(1)', `https://example.com/${'a'.repeat(2048)}`].map(
    (printURL): [string, object, number, string] => [
      `fault 13: the print address ${JSON.stringify(printURL)}`,
      { ...offer, printURL },
      400,
      'Please enter a web address that starts with https:// or http://',
    ],
  ),
])('%s is refused in a sentence, and nothing is stored', async ([_name, body, status, sentence], { url }) => {
  const { id } = await create(url);
  const before = await list(url);
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
  ] as const) {
    const answer = await call(url, method, path, body);
    expect([answer.status, answer.text]).toEqual([status, sentence]);
    expect(answer.text).toMatch(/^[A-Z][^\n]*$/);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  }
  expect(await list(url)).toEqual(before);
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
