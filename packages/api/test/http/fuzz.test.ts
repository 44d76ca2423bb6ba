import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import { badBodies, formTypes, oddBodies, oddForms, seed } from '../support/bodies.ts';
import { siteWith } from '../support/built-site.ts';
import { office, serverWith } from '../support/inbox.ts';
import { idOf, leadOf, storedLeads } from '../support/leads.ts';
import { postTo } from '../support/requests.ts';
import { adminPassword, deep, startTestServer } from '../support/server.ts';
import { offer } from '../support/specials.ts';

/** Twelve calls share 100,000 bodies in the deep run. */
const bodies = deep ? 10_000 : 250;
const timeout = 1_800_000;

process.stdout.write(`Bodies are generated from the seed ${seed}; FUZZ_SEED=${seed} makes the same ones again.\n`);

test.each(allLeadKinds)(
  '$path: whatever is sent, the answer is a refusal in plain text, and nothing is kept',
  { timeout },
  async ({ name, path }) => {
    const { url, dataDir } = await startTestServer();
    await fc.assert(
      fc.asyncProperty(badBodies(name), async (body) => {
        const answer = await postTo(url + path, body);
        expect([400, 413]).toContain(answer.status);
        expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
        expect(answer.text.length).toBeGreaterThan(0);
      }),
      { seed, numRuns: bodies },
    );
    expect(await storedLeads(dataDir, name)).toEqual([]);
    expect(await readdir(join(dataDir, 'resumes'))).toEqual([]);
    expect((await fetch(url + endpoints.health)).status).toBe(200);
  },
);

test('a posted form: whatever is sent, the form comes back, and nothing is kept', { timeout }, async () => {
  const { url, dataDir, logged } = await startTestServer({ siteDir: await siteWith() });
  await fc.assert(
    fc.asyncProperty(oddForms, formTypes, async (body, type) => {
      const sent = { method: 'POST', headers: { 'Content-Type': type }, body: new Uint8Array(body) };
      const answer = await fetch(`${url}/careers`, sent);
      expect([400, 415, 422]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ path: '/careers' });
    }),
    { seed, numRuns: bodies },
  );
  expect(await storedLeads(dataDir, 'career-application')).toEqual([]);
  expect(logged()).not.toContain('"level":"error"');
});

const email = 'nobody@example.com';
const lead = leadOf('contact');

/** The office's calls that take a body, with one that they take. */
const calls = [
  { method: 'PATCH', path: `/leads/${idOf(lead)}`, right: { status: 'done', unread: false, suspect: false } },
  { method: 'POST', path: `/leads/${idOf(lead)}/notes`, right: { text: 'Called, no answer.' } },
  { method: 'POST', path: '/people/export', right: { email } },
  { method: 'POST', path: '/people/erase', right: { email } },
  { method: 'POST', path: '/specials', right: offer },
  { method: 'PUT', path: `/specials/${idOf(lead)}`, right: offer },
  { method: 'POST', path: '/specials/order', right: { ids: [idOf(lead)] } },
] as const;

test.each(calls)(
  '$method $path: whatever the office sends, it is done or refused in plain text',
  { timeout },
  async ({ method, path, right }) => {
    const server = await serverWith([lead]);
    const { url } = server;
    const headers = { Authorization: `Bearer ${adminPassword}`, 'Content-Type': 'application/json' };
    await fc.assert(
      fc.asyncProperty(oddBodies(right), async (body) => {
        const sent: RequestInit = { method, headers, body: new Uint8Array(body) };
        const answer = await fetch(`${url}/api/admin${path}`, sent);
        expect([200, 201, 400, 404, 409, 413]).toContain(answer.status);
        expect(answer.headers.get('Content-Type')).toMatch(answer.ok ? /json/ : /^text\/plain; charset=utf-8$/);
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
      }),
      { seed, numRuns: deep ? bodies : bodies / 2 },
    );
    await server.stop();
    // The start checks every row and lead against its schema.
    const again = await startTestServer({ dataDir: server.dataDir });
    expect((await office(again.url, '/leads')).status).toBe(200);
  },
);
