import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '@hvac/content/model';
import { leadKinds } from '../src/leads/lead-kinds.ts';
import { badBodies, seed } from './support/bodies.ts';
import { postTo, storedLeads } from './support/requests.ts';
import { deep, startTestServer } from './support/server.ts';

test.each(leadKinds)(
  '$path: whatever is sent, the answer is a refusal in plain text, and nothing is kept',
  { timeout: 600_000 },
  async ({ name, path, collection }) => {
    const { url, dataDir } = await startTestServer();
    await fc.assert(
      fc.asyncProperty(badBodies(name), async (body) => {
        const answer = await postTo(url + path, body);
        expect([400, 413]).toContain(answer.status);
        expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
        expect(answer.text.length).toBeGreaterThan(0);
      }),
      { seed, numRuns: deep ? 10_000 : 500 },
    );
    expect(await storedLeads(dataDir, collection)).toEqual([]);
    expect(await readdir(join(dataDir, 'resumes'))).toEqual([]);
    expect((await fetch(url + endpoints.health)).status).toBe(200);
  },
);
