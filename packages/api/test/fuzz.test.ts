import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '@hvac/content/model';
import { post, storedLeads, visitor } from './support/requests.ts';
import { deep, startTestServer } from './support/server.ts';

const keys = [...Object.keys(visitor), 'captchaToken', 'captchaAnswer', 'website', '__proto__', 'toString', 'id'];
const field = fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()));
const nearlyRight = fc
  .array(field, { maxLength: 5 })
  .map((changes) =>
    JSON.stringify({ ...visitor, captchaToken: 'x', captchaAnswer: '1', ...Object.fromEntries(changes) }),
  );
const cut = fc.tuple(nearlyRight, fc.nat(300)).map(([text, at]) => text.slice(0, at));
const bytes = fc.uint8Array({ maxLength: 500 });

test('whatever is sent, the answer is a refusal in plain text, and nothing is kept', { timeout: 600_000 }, async () => {
  const { url, dataDir } = await startTestServer();
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearlyRight, cut, fc.json(), bytes), async (body) => {
      const answer = await post(url, body);
      expect([400, 413]).toContain(answer.status);
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(answer.text.length).toBeGreaterThan(0);
    }),
    { seed: 20_261_121, numRuns: deep ? 10_000 : 300 },
  );
  expect(await storedLeads(dataDir)).toEqual([]);
  expect((await fetch(url + endpoints.health)).status).toBe(200);
});
