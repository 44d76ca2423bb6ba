import { brotliCompressSync, gzipSync } from 'node:zlib';
import { careerApplication, contact, referral, serviceRequest } from '@hvac/content/model';
import { describe, expect, test } from 'vitest';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import { freshCaptcha, leadPayload, postTo } from '../support/requests.ts';
import { startTestServer, stoppedClock } from '../support/server.ts';
import { visitors } from '../support/visitors.ts';
import { storedLeads } from '../support/leads.ts';

const json = { 'Content-Type': 'application/json' };
const entities = { 'service-request': serviceRequest, contact, referral, 'career-application': careerApplication };

/** Fields that hold several lines. */
const texts = ['message', 'comments', 'additionalInfo'];

/** Values that no text field takes, as JSON. */
const noText = ['1', 'null', '{}', '["x"]', '"a\\u0000b"', '"a\\ud800b"', '"\\udc00ab"', `"${'x'.repeat(5001)}"`];
const noLine = [...noText, '"Dana\\r\\nBcc: all@example.com"', '"Dana\\u2028Whitfield"'];

describe.each(allLeadKinds)('$name', ({ name, path, collection }) => {
  const visitor: Readonly<Record<string, unknown>> = visitors[name];

  test('is answered with 201, and kept field by field', async () => {
    const clock = stoppedClock();
    const { url, dataDir } = await startTestServer(clock);
    const payload = await leadPayload(url, name);
    clock.advance(60_000);
    const answer = await postTo(url + path, payload);
    expect(answer.status).toBe(201);
    const [record, ...others] = await storedLeads(dataDir, collection);
    expect(others).toEqual([]);
    expect(record?.entity).toEqual({ ...visitor, ...JSON.parse(answer.text) });
    expect(entities[name].safeParse(record?.entity).error).toBeUndefined();
    expect(record?.intake).toMatchObject({ suspect: [], mail: 'due', receivedAt: '2026-11-21T15:01:00.000Z' });
  });

  test('fault 6: no field takes what is no text, control characters, half characters, and lines where one line is asked for', async () => {
    const { url, dataDir } = await startTestServer();
    const payload = JSON.stringify(await leadPayload(url, name));
    for (const [field, value] of Object.entries(visitor)) {
      for (const bad of texts.includes(field) ? noText : noLine) {
        const body = payload.replace(`"${field}":${JSON.stringify(value)}`, `"${field}":${bad}`);
        expect(body).not.toBe(payload);
        const answer = await postTo(url + path, body);
        expect([field, bad.slice(0, 20), answer.status]).toEqual([field, bad.slice(0, 20), 400]);
        expect(answer.text).toMatch(/^[A-Z][^\n]{5,150}$/);
      }
    }
    expect(await storedLeads(dataDir, collection)).toEqual([]);
    expect((await postTo(url + path, payload)).status).toBe(201);
  });

  test('fault 7: no field is taken that the form does not have', async () => {
    const { url, dataDir } = await startTestServer();
    const payload = JSON.stringify(await leadPayload(url, name));
    for (const key of ['__proto__', 'constructor', 'id', 'createdAt', 'intake', 'resume', 'isActive']) {
      const answer = await postTo(url + path, payload.replace('{', `{"${key}":{"polluted":true},`));
      expect([answer.status, answer.text]).toEqual([400, `Unknown field: ${key}`]);
    }
    expect({}).not.toHaveProperty('polluted');
    expect(await storedLeads(dataDir, collection)).toEqual([]);
  });

  test('a field that is left out is named in a sentence, or was optional and is not kept', async () => {
    const { url, dataDir } = await startTestServer();
    const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = entities[name].shape;
    const optional = Object.keys(visitor).filter((field) => shape[field]?.safeParse(undefined).success);
    for (const field of Object.keys(visitor).filter((each) => !optional.includes(each))) {
      const { [field]: _left, ...rest } = visitor;
      const answer = await postTo(url + path, { ...rest, ...(await freshCaptcha(url)) });
      expect([field, answer.status]).toEqual([field, 400]);
      expect(answer.text).toMatch(/^(Please|Email|Your friend)/);
    }
    const blank = Object.fromEntries(optional.filter((field) => field !== 'educationLevel').map((key) => [key, ' ']));
    const without = Object.fromEntries(Object.entries(visitor).filter(([field]) => !optional.includes(field)));
    for (const extra of [{}, blank]) {
      expect((await postTo(url + path, { ...without, ...extra, ...(await freshCaptcha(url)) })).status).toBe(201);
    }
    const kept = (await storedLeads(dataDir, collection)).map(
      ({ entity: { id: _id, createdAt: _at, ...rest } }) => rest,
    );
    expect(kept).toEqual([without, without]);
  });

  test.each([
    ['fault 1: truncated JSON', 400, (body: string) => body.slice(0, -5), json],
    ['fault 3: gzip', 415, (body: string) => gzipSync(body), { ...json, 'Content-Encoding': 'gzip' }],
    ['fault 3: brotli', 415, (body: string) => brotliCompressSync(body), { ...json, 'Content-Encoding': 'br' }],
    ['fault 4: plain text', 415, (body: string) => body, { 'Content-Type': 'text/plain' }],
    [
      'fault 4: UTF-16',
      415,
      (body: string) => Buffer.from(body, 'utf16le'),
      { 'Content-Type': `${json['Content-Type']}; charset=utf-16` },
    ],
    ['fault 5: a pile of brackets', 400, () => '['.repeat(30_000), json],
    ['fault 6: invalid UTF-8', 400, (body: string) => Buffer.from(body.replace('Dana', 'D\xff'), 'latin1'), json],
  ] as const)('%s is %i', async (_fault, status, make, headers) => {
    const { url, dataDir } = await startTestServer();
    const answer = await postTo(url + path, make(JSON.stringify(await leadPayload(url, name))), headers);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(answer.text).not.toMatch(/\bat |Error|node:|\.ts/);
    expect(await storedLeads(dataDir, collection)).toEqual([]);
  });

  test('fault 11: a used, altered or expired token is refused with CAPTCHA', async () => {
    const clock = stoppedClock();
    const { url, dataDir } = await startTestServer(clock);
    const [used, old] = [await leadPayload(url, name), await leadPayload(url, name)];
    expect((await postTo(url + path, used)).status).toBe(201);
    clock.advance(60 * 60 * 1000);
    const altered = { ...(await leadPayload(url, name)), captchaToken: `${used.captchaToken}x` };
    for (const payload of [{ ...used, lastName: 'Other' }, altered, old]) {
      const answer = await postTo(url + path, payload);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('CAPTCHA');
    }
    expect(await storedLeads(dataDir, collection)).toHaveLength(1);
  });
});

test('a token that was used for one kind is used for all', async () => {
  const { url } = await startTestServer();
  const captcha = await freshCaptcha(url);
  const statuses: number[] = [];
  for (const { name, path } of allLeadKinds) {
    statuses.push((await postTo(url + path, { ...visitors[name], ...captcha })).status);
  }
  expect(statuses).toEqual([201, 400, 400, 400]);
});

test('fault 5: 3.4 million brackets on the route that takes them are 400', async () => {
  const { url } = await startTestServer();
  expect((await postTo(`${url}/api/career-applications`, '['.repeat(3_400_000))).status).toBe(400);
});
