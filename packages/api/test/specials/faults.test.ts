import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, specialFieldNames } from '@hvac/content/model';
import type { AdminSpecial } from '@hvac/content/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultyFileSystem } from '../support/faulty-file-system.ts';
import { adminPassword, deep, startTestServer } from '../support/server.ts';
import { call, create, list, offer, storedSpecials, titles } from '../support/specials.ts';

const script = '<script>alert(1)</script>';
const badAddress = 'Please enter a web address that starts with https:// or http://';

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['file:///etc/passwd'],
  ['ftp://example.com/coupon'],
  ['//example.com/coupon'],
  ['/coupon'],
  ['example.com/coupon'],
  ['https://'],
  ['https:example.com'],
  ['https://exam\tple.com/coupon'],
  ['https://example.com/a b'],
  ['https://example.com/\u202Efdp.nopuoc'],
  ['https://example.com/"onclick="alert(1)'],
  [`https://example.com/${'a'.repeat(2048)}`],
])('fault 13: the print address %j is 400, and nothing is stored', async (printURL) => {
  const { url } = await startTestServer();
  const { id } = await create(url);
  const before = await list(url);
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
  ] as const) {
    const answer = await call(url, method, path, { ...offer, printURL });
    expect([answer.status, answer.text]).toEqual([400, badAddress]);
  }
  expect(await list(url)).toEqual(before);
});

test('fault 13: a script in any text is kept as the text that it is, and answered as JSON that no browser runs', async () => {
  const { url, dataDir } = await startTestServer();
  const texts = { title: script, description: script, discount: script, terms: script };
  const { status, body } = await call(url, 'POST', '', { ...offer, ...texts });
  expect([status, body]).toEqual([201, expect.objectContaining(texts)]);
  expect(await storedSpecials(dataDir)).toEqual([expect.objectContaining(texts)]);
  const answer = await fetch(url + endpoints.specials);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await answer.json()).toEqual([expect.objectContaining(texts)]);
});

test.each<[string, unknown, number, string]>([
  ['an empty title', { ...offer, title: ' ' }, 400, 'Please enter a title'],
  ['no description', { ...offer, description: undefined }, 400, 'Please enter a description'],
  ['an empty discount', { ...offer, discount: '' }, 400, 'Please enter a discount label'],
  ['no terms', { ...offer, terms: undefined }, 400, 'Please enter the terms'],
  ['no expiration date', { ...offer, expirationDate: '' }, 400, 'Please enter the expiration date'],
  ['a day that does not exist', { ...offer, expirationDate: '2026-02-29' }, 400, 'Please enter the expiration date'],
  ['a time', { ...offer, expirationDate: '2026-12-31T00:00:00Z' }, 400, 'Please enter the expiration date'],
  ['another notation', { ...offer, expirationDate: '12/31/2026' }, 400, 'Please enter the expiration date'],
  ['a start after the end', { ...offer, startDate: '2027-01-01' }, 400, expect.stringContaining('start date must not')],
  ['a title of 201 letters', { ...offer, title: 'a'.repeat(201) }, 400, 'Please use 200 characters or fewer'],
  ['a title of 100 kB', { ...offer, title: 'a'.repeat(100_000) }, 413, 'This is too large to be sent'],
  ['a title of two lines', { ...offer, title: 'a\nb' }, 400, 'Please remove the line breaks'],
  ['a NUL', { ...offer, terms: 'a\0b' }, 400, 'Please remove the characters that cannot be displayed'],
  ['half a character', { ...offer, terms: '\uD83D' }, 400, 'Please remove the characters that cannot be displayed'],
  ['a word for active', { ...offer, isActive: 'yes' }, 400, 'Please say whether the special is active'],
  ['a place before the first', { ...offer, order: -1 }, 400, expect.any(String)],
  ['half a place', { ...offer, order: 0.5 }, 400, expect.any(String)],
  ['an id', { ...offer, id: 'mine' }, 400, expect.any(String)],
  ['a version', { ...offer, version: 7 }, 400, expect.any(String)],
  ['a deletion', { ...offer, deletedAt: null }, 400, expect.any(String)],
  ['a list', [offer], 400, expect.any(String)],
  ['nothing', '', 400, expect.any(String)],
  ['half of it', '{"title":', 400, 'The form did not arrive in one piece. Please send it again.'],
])('%s is refused in a sentence, and nothing is stored', async (_name, body, status, sentence) => {
  const { url } = await startTestServer();
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

test('the longest special fits into a request', async () => {
  const { url } = await startTestServer();
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

test('fault 7: __proto__ and constructor in a body change no prototype', async () => {
  const { url } = await startTestServer();
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const body = JSON.stringify(offer).replace('{', `{"${key}":{"isActive":false,"polluted":true},`);
    expect((await call(url, 'POST', '', body)).status).toBe(400);
  }
  expect(await list(url)).toEqual([]);
  expect('polluted' in {}).toBe(false);
});

const changedField = fc.tuple(
  fc.constantFrom(...specialFieldNames, '__proto__', 'id', 'toString', 'deletedAt'),
  fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constantFrom('2026-12-31', 'https://example.com', true)),
);
const body = fc.oneof(
  fc
    .array(changedField, { maxLength: 4 })
    .map((changes) => JSON.stringify({ ...offer, ...Object.fromEntries(changes) })),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
const path = fc.constantFrom('', '/order', '/ID', '/ID/restore', '/nothing');
const method = fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH');

test(
  'whatever the office sends, the answer is a special or a refusal in plain text',
  { timeout: 600_000 },
  async () => {
    const server = await startTestServer();
    const { id } = await create(server.url);
    await fc.assert(
      fc.asyncProperty(method, path, body, fc.string({ maxLength: 20 }), async (verb, place, text, version) => {
        const headers = { 'If-Match': encodeURIComponent(version) };
        const answer = await call(server.url, verb, place.replace('ID', id), text, headers);
        expect([200, 201, 400, 404, 405, 409, 412, 413]).toContain(answer.status);
        const type = answer.status < 400 ? 'application/json' : 'text/plain';
        expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
      }),
      { seed: 20_261_122, numRuns: deep ? 10_000 : 400 },
    );
    const before = [await list(server.url), await list(server.url, '?deleted=1')];
    await server.stop();
    // The start checks each row against its schema.
    const again = await startTestServer({ dataDir: server.dataDir });
    expect([await list(again.url), await list(again.url, '?deleted=1')]).toEqual(before);
  },
);

test('no log line holds a password or anything of a special, whatever becomes of it', async () => {
  const canary = 'Kanarienvogel';
  const fileSystem = faultyFileSystem();
  const { url, dataDir, logged } = await startTestServer({ fileSystem });
  const texts = { title: canary, description: canary, discount: canary, terms: canary };
  const personal = { ...offer, ...texts, printURL: `https://${canary}.example/` };
  const { id } = await create(url, personal);
  await call(url, 'PUT', `/${id}`, { ...personal, discount: `${canary} 2` });
  await call(url, 'PUT', `/${id}`, personal, { 'If-Match': `"${canary}"` });
  await call(url, 'POST', '', { ...personal, expirationDate: canary });
  await call(url, 'PUT', `/${canary}`, personal);
  await call(url, 'GET', `?deleted=${canary}`);
  await call(url, 'GET', '', undefined, { Authorization: `Bearer ${canary}` });
  await call(url, 'GET', `/${canary}/${canary}`);
  fileSystem.failEvery('write', 'ENOSPC');
  expect((await call(url, 'POST', '', personal)).status).toBe(503);

  const stored = await readFile(join(dataDir, 'specials.json'), 'utf8');
  expect(stored).toContain(canary);
  expect(logged().split('\n').length).toBeGreaterThan(9);
  for (const secret of [canary, adminPassword, id]) expect(logged().toLowerCase()).not.toContain(secret.toLowerCase());
});

test('what the office deletes is still in no answer to visitors, and nothing of the history ever is', async () => {
  const { url } = await startTestServer();
  const { id } = await create(url, { title: 'Typed by mistake' });
  await call(url, 'PUT', `/${id}`, { ...offer, title: 'Right' });
  const other = await create(url, { title: 'Deleted' });
  await call(url, 'DELETE', `/${other.id}`);
  const answer = await (await fetch(url + endpoints.specials)).text();
  expect(titles(JSON.parse(answer) as AdminSpecial[])).toEqual(['Right']);
  expect(answer).not.toMatch(/Typed by mistake|Deleted|version|history/);
});
