import { gzipSync, brotliCompressSync } from 'node:zlib';
import type { Request } from 'express';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { HttpError } from '../../src/http/http-error.ts';
import { parseBody, parseForm } from '../../src/http/json-body.ts';
import { test } from '../support/fixtures.ts';
import { post, validPayload, type Payload } from '../support/requests.ts';
import { startTestServer } from '../support/server.ts';
import { storedLeads } from '../support/leads.ts';

const torn = 'We didn’t get the whole form. Please send it again.';
const json = { 'Content-Type': 'application/json' };

/** Sends a bad body, and proves that it is refused in one plain sentence, that nothing was kept and no nonce was spent. */
async function refused(
  make: (payload: Payload) => string | Uint8Array,
  status: number,
  headers: Record<string, string> = json,
): Promise<string> {
  const { url, dataDir } = await startTestServer();
  const payload = await validPayload(url);
  const answer = await post(url, make(payload), headers);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.text).toMatch(/^[A-Z][^\n]{5,250}$/);
  expect(answer.text).not.toMatch(/\bat |Error|node:|\.ts/);
  expect(await storedLeads(dataDir)).toEqual([]);
  expect((await post(url, payload)).status).toBe(201);
  return answer.text;
}

const withField = (field: string, value: string) => (payload: Payload) =>
  JSON.stringify(payload).replace(/"firstName":"[^"]*"/, `"${field}":${value}`);

function withBrokenByte(payload: Payload): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(payload));
  bytes[bytes.indexOf('Dana')] = 0xff;
  return bytes;
}

test.each<[string, (payload: Payload) => string | Uint8Array]>([
  ['fault 1: truncated JSON is 400', (payload) => JSON.stringify(payload).slice(0, -5)],
  ['an empty body is 400', () => ''],
  ['fault 5: 30 kB of brackets are 400', () => '['.repeat(30_000)],
  ['fault 5: 30 kB of keys are 400', () => '{"a":'.repeat(6_000)],
  ['fault 5: 30 kB of escapes are 400', () => '"\\"'.repeat(10_000)],
  ['fault 6: invalid UTF-8 is 400', withBrokenByte],
])('%s', async (_name, make) => {
  expect(await refused(make, 400)).toBe(torn);
});

test.each(['[]', '[{}]', '"text"', '1', 'null', 'true'])('a body of %s is 400', async (body) => {
  expect(await refused(() => body, 400)).toBe('Please send the form as a JSON object');
});

test('fault 2: 33 kB is 413, said in advance or not', async () => {
  const large = (payload: Payload) => JSON.stringify(payload).padEnd(33 * 1024, ' ');
  expect(await refused(large, 413)).toBe('This is too large to send');
  const { url } = await startTestServer();
  const body = new Blob([large(await validPayload(url))]).stream();
  const response = await fetch(`${url}/api/service-requests`, { method: 'POST', headers: json, body, duplex: 'half' });
  expect(response.status).toBe(413);
});

const same = (text: string) => text;

test.for<[string, (json: string) => string, string?]>([
  ['JSON behind a byte order mark', (text) => `\ufeff${text}`],
  ['32 kB', (text) => text.padEnd(32 * 1024, ' ')],
  ['brackets in a text', (text) => text.replace('"message":"', `"message":"${'[{,:'.repeat(900)}[[[[[[[[[[`)],
  ['the charset UTF-8', same, '; charset=UTF-8'],
  ['a charset in quotes', same, '; charset="utf-8"'],
  ['the charset utf8', same, '; charset=utf8'],
  ['a semicolon behind the charset', same, '; charset=utf-8;'],
])('%s is taken', async ([_name, make, parameter = ''], { url }) => {
  const headers = { 'Content-Type': `application/json${parameter}` };
  expect((await post(url, make(JSON.stringify(await validPayload(url))), headers)).status).toBe(201);
});

test('a thousand keys are 400', async () => {
  await refused(() => `{${Array.from({ length: 1000 }, (_, index) => `"k${index}":1`).join()}}`, 400);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('fault 3: a %s body is 415', async (encoding, compress) => {
  await refused((payload) => compress(JSON.stringify(payload)), 415, { ...json, 'Content-Encoding': encoding });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/problem+json',
  'nonsense',
])('fault 4: %s is 415', async (type) => {
  const encoding = type.endsWith('utf-16') ? 'utf16le' : 'utf8';
  const text = await refused((payload) => Buffer.from(JSON.stringify(payload), encoding), 415, {
    'Content-Type': type,
  });
  expect(text).toBe('Please send the form as JSON in UTF-8');
});

const megabytes = 3_000_000;

test.each([
  ['brackets', '['.repeat(megabytes)],
  ['blanks', `{}${' '.repeat(megabytes)}`],
  ['escaped quotes in a file', JSON.stringify({ fileData: '"'.repeat(megabytes) })],
  ['another field', JSON.stringify({ fileData: 'A'.repeat(megabytes), firstName: 'A'.repeat(33_000) })],
  ['another field in front', JSON.stringify({ firstName: 'A'.repeat(33_000), fileData: 'A'.repeat(megabytes) })],
])('megabytes of %s never get to JSON.parse', (_what, body) => {
  expect(() => parseForm(body, 'fileData')).toThrow(new HttpError(413, 'This is too large to send'));
});

test.each([
  ['{"firstName":"Zoë 🔧","fileData":"FILE","lastName":"Ångström"}', { firstName: 'Zoë 🔧', lastName: 'Ångström' }],
  ['{ "fileData" : "FILE" }', {}],
])('a form has room for a file: %s', (body, fields) => {
  const fileData = 'A'.repeat(6_670_000);
  expect(parseForm(body.replace('FILE', fileData), 'fileData')).toEqual({ ...fields, fileData });
});

// All fields are tried in leads/bad-leads.test.ts, all rules with the schemas.
test.each([
  ['NUL', '"Da\\u0000na"', 'Please delete the damaged character after “Da”'],
  ['CR LF', '"Dana\\r\\nBcc: all@example.com"', 'Please remove the line breaks'],
  ['nothing that shows', '"\\u200b\\u2800"', 'Please enter your first name'],
  ['an object with a length of its own', '{"length":{"toString":0}}', 'Please enter your first name'],
])('fault 6: %s in a name is 400', async (_name, value, sentence) => {
  expect(await refused(withField('firstName', value), 400)).toBe(sentence);
});

test('what turns the text around it is not kept, and neither are spaces around a value', async ({ url, dataDir }) => {
  const sent = await validPayload(url, { firstName: '  \u202eDa\u200bna\u2066 ', phone: '\u202a904-555-0142\u202c' });
  expect((await post(url, sent)).status).toBe(201);
  expect((await storedLeads(dataDir))[0]?.entity).toMatchObject({ firstName: 'Dana', phone: '904-555-0142' });
});

test.each(['__proto__', 'constructor', 'prototype', 'id', 'createdAt', 'isAdmin'])(
  'fault 7: the key %s is refused, and no prototype changes',
  async (key) => {
    const text = await refused((payload) => JSON.stringify(payload).replace('{', `{"${key}":{"polluted":true},`), 400);
    expect(text).toBe(`Unknown field: ${key}`);
    expect({}).not.toHaveProperty('polluted');
  },
);

test('a schema that throws refuses what it could not read', () => {
  const schema = z.string().check(
    z.refine(() => {
      throw new TypeError('made by a test');
    }),
  );
  expect(() => parseBody(schema, { body: 'x' } as Request)).toThrow(new HttpError(400, torn));
});

test('Yes and No as words are refused: the API takes the boolean', async () => {
  const text = await refused((payload) => JSON.stringify({ ...payload, isNewCustomer: 'yes' }), 400);
  expect(text).toBe('Please select if you are a new customer');
});
