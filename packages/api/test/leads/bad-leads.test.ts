import { samples } from '@hvac/content/samples';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import { test } from '../support/fixtures.ts';
import { freshCaptcha, leadPayload, postTo } from '../support/requests.ts';
import { storedLeads } from '../support/leads.ts';

/** Fields that hold several lines. */
const texts = ['message', 'comments', 'additionalInfo'];

/** Values that no text field takes, as JSON. */
const noText = ['1', 'null', '{}', '["x"]', '"a\\u0000b"', '"a\\ud800b"', '"\\udc00ab"', `"${'x'.repeat(5001)}"`];
const noLine = [...noText, '"Dana\\r\\nBcc: all@example.com"'];

describe.each(allLeadKinds)('$name', ({ name, path, entity, payload: schema }) => {
  const visitor: Readonly<Record<string, unknown>> = samples[name];

  test('is answered with 201, and kept field by field', async ({ clocked: { clock, url, dataDir } }) => {
    const payload = await leadPayload(url, name);
    clock.advance(60_000);
    const answer = await postTo(url + path, payload);
    expect(answer.status).toBe(201);
    const [record, ...others] = await storedLeads(dataDir, name);
    expect(others).toEqual([]);
    expect(record?.entity).toEqual({ ...visitor, ...JSON.parse(answer.text) });
    expect(z.safeParse(entity, record?.entity).error).toBeUndefined();
    expect(record?.state.deliveries).toEqual({ office: {} });
    expect(record?.submission).toEqual({
      nonce: payload.captchaToken.split('.')[0],
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      suspect: [],
      receivedAt: '2026-11-21T15:01:00.000Z',
    });
  });

  test('fault 6: no field takes what is no text, NUL, half characters or stray line breaks', async ({
    url,
    dataDir,
  }) => {
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
    expect(await storedLeads(dataDir, name)).toEqual([]);
    expect((await postTo(url + path, payload)).status).toBe(201);
  });

  test('an optional field that is left out or blank is not kept', async ({ url, dataDir }) => {
    // Every payload is an object.
    const { shape } = (schema as unknown as z.core.$ZodObject)._zod.def;
    const optional = Object.keys(visitor).filter((field) => shape[field]?._zod.optin === 'optional');
    const blank = Object.fromEntries(optional.filter((field) => field !== 'educationLevel').map((key) => [key, ' ']));
    const without = Object.fromEntries(Object.entries(visitor).filter(([field]) => !optional.includes(field)));
    for (const extra of [{}, blank]) {
      expect((await postTo(url + path, { ...without, ...extra, ...(await freshCaptcha(url)) })).status).toBe(201);
    }
    const kept = (await storedLeads(dataDir, name)).map(({ entity: { id: _id, createdAt: _at, ...rest } }) => rest);
    expect(kept).toEqual([without, without]);
  });
});
