import { expect, test } from 'vitest';
import type { Overview } from '@hvac/content/model';
import { office } from '../support/inbox.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings } from '../support/office.ts';
import { raw } from '../support/raw.ts';
import { submit } from '../support/requests.ts';
import { patience, startTestServer } from '../support/server.ts';

const noticesOf = async (url: string): Promise<readonly string[]> =>
  ((await (await office(url, '/overview')).json()) as Overview).notices;

test('a server that is set right has nothing to tell', async () => {
  const { url, logged } = await startTestServer({ publicOrigin: 'https://www.example.com', trustProxy: 1 });
  const https = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' };
  await raw(url, '/', { ...https, Host: 'www.example.com' });
  // Whoever watches the server by its address, and whoever works on the machine.
  for (const Host of ['localhost:3000', '127.0.0.1', '[::1]:3000', '192.0.2.7']) await raw(url, '/', { Host });
  expect(await noticesOf(url)).toEqual([]);
  expect(logged()).not.toContain('"level":"warn"');
});

test.each([
  ['https://www.example.com', 'PUBLIC_ORIGIN is https://www.example.com. Check it'],
  [undefined, 'PUBLIC_ORIGIN is not set'],
])('another name than %s is told once a name, in the log without it', async (publicOrigin, words) => {
  const { url, logged } = await startTestServer({ publicOrigin });
  for (let asked = 0; asked < 3; asked++) {
    for (const Host of ['other.example', 'third.example:8080']) await raw(url, '/', { Host });
  }
  const notices = await noticesOf(url);
  expect(notices).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  expect(notices[0]).toContain('http://other.example,');
  expect(notices[1]).toContain('http://third.example:8080,');
  expect(logged().match(/PUBLIC_ORIGIN/g)).toHaveLength(2);
  expect(logged()).not.toMatch(/(other|third)\.example/);
});

test('a program that makes up names fills no list', async () => {
  const { url } = await startTestServer();
  for (let name = 0; name < 20; name++) await raw(url, '/', { Host: `n${name}.example` });
  expect(await noticesOf(url)).toHaveLength(5);
});

test('a proxy that is not counted is told once', async () => {
  const { url, logged } = await startTestServer();
  for (let asked = 0; asked < 3; asked++) await raw(url, '/', { 'X-Forwarded-For': '203.0.113.7' });
  expect(await noticesOf(url)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(logged().match(/come through a proxy/g)).toHaveLength(1);
});

test.each([
  [1, undefined, 1],
  [1, '0.0.0.0', 1],
  [1, '::', 1],
  [1, '127.0.0.1', 0],
  [0, undefined, 0],
])('TRUST_PROXY=%s and HOST=%s: %s warning', async (trustProxy, host, count) => {
  const { url, logged } = await startTestServer({ trustProxy, host });
  expect(logged().match(/listens on all interfaces/g) ?? []).toHaveLength(count);
  expect(await noticesOf(url)).toHaveLength(count);
});

test('a letter never links to localhost', async () => {
  const server = await startMailServer();
  const { url } = await startTestServer({ mail: mailSettings(server.url) });
  expect((await submit(url)).status).toBe(201);
  await expect.poll(() => server.received.length, patience).toBe(1);
  expect(server.received[0]?.source).not.toContain('localhost');
  expect(server.received[0]?.text).toContain('The upstairs unit blows warm air.');
  expect(await noticesOf(url)).toEqual([expect.stringContaining('letters to the office carry no link')]);
});
