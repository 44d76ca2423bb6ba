import { expect, test } from 'vitest';
import type { Overview } from '@hvac/content/model';
import { office, overviewOf } from '../support/inbox.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings } from '../support/office.ts';
import { raw } from '../support/raw.ts';
import { submit } from '../support/requests.ts';
import { adminPassword, patience, startTestServer, type TestOptions } from '../support/server.ts';

const noticesOf = async (url: string): Promise<readonly string[]> => (await overviewOf(url)).notices;

const publicServer = { publicOrigin: 'https://www.example.com', trustProxy: 1, host: '127.0.0.1' };

test.each<[string | undefined, TestOptions]>([
  [undefined, publicServer],
  // Somebody who tries it out on one machine.
  [undefined, {}],
  ['listens on all interfaces', { ...publicServer, host: undefined }],
  ['listens on all interfaces', { ...publicServer, host: '0.0.0.0' }],
  ['listens on all interfaces', { ...publicServer, host: '::' }],
  ['PUBLIC_ORIGIN is not set', { ...publicServer, publicOrigin: undefined }],
  ['TRUST_PROXY is not set', { ...publicServer, trustProxy: 0 }],
  ['ADMIN_PASSWORD is in quotes', { ...publicServer, adminPassword: '"salt marsh heron"' }],
  ['ADMIN_PASSWORD is in quotes', { ...publicServer, adminPassword: "'salt marsh heron'" }],
])('the log says %j of the settings %j, and the office that something is wrong', async (words, settings) => {
  const { url, logged } = await startTestServer(settings);
  const bearer = settings.adminPassword ?? adminPassword;
  const warnings = logged().match(/"level":"warn"/g) ?? [];
  expect(warnings).toHaveLength(words === undefined ? 0 : 1);
  expect(logged()).toContain(words ?? '');
  const overview = await office(url, '/overview', 'GET', undefined, { bearer });
  expect(((await overview.json()) as Overview).notices).toHaveLength(words === undefined ? 0 : 1);
});

test('no visitor puts a word on the screen of the office', async () => {
  const { url, logged } = await startTestServer({ ...publicServer, publicOrigin: undefined });
  const before = await noticesOf(url);
  for (const header of ['Host', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For', 'Forwarded']) {
    await raw(url, '/', { Host: 'localhost', [header]: 'URGENT.example' });
  }
  expect(await noticesOf(url)).toEqual(before);
  expect(logged()).not.toContain('URGENT');
});

test('a letter never links to localhost', async () => {
  const server = await startMailServer();
  const { url } = await startTestServer({ mail: mailSettings(server.url) });
  expect((await submit(url)).status).toBe(201);
  await expect.poll(() => server.received.length, patience).toBe(1);
  expect(server.received[0]?.source).not.toContain('localhost');
  expect(server.received[0]?.text).toContain('The upstairs unit blows warm air.');
  expect(await noticesOf(url)).toHaveLength(1);
});
