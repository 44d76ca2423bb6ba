import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoints } from '@hvac/content/model';
import { expect, onTestFinished, test } from 'vitest';
import { clientKey } from '../../src/http/rate-limit.ts';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import { builtSite, siteWith } from '../support/built-site.ts';
import { asJson, postTo } from '../support/requests.ts';
import { startTestServer } from '../support/server.ts';

/** Statuses of a number of GETs, from addresses that a proxy is said to have seen. */
async function statuses(url: string, count: number, address: (index: number) => string): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) {
    const response = await fetch(url, { headers: { 'X-Forwarded-For': address(index) } });
    await response.arrayBuffer();
    all.push(response.status);
  }
  return all;
}

test('fault 19: each kind of lead has its own ten, whatever addresses a program makes up; the next is 429 and says in how long', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  for (const { path } of allLeadKinds) {
    const post = (sent: number) => postTo(url + path, {}, { ...asJson, 'X-Forwarded-For': `203.0.113.${sent}` });
    for (let sent = 0; sent < 10; sent++) expect((await post(sent)).status).toBe(400);
    const answer = await post(10);
    expect([answer.status, answer.text]).toEqual([429, 'Too many requests. Please try again in 10 minutes.']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(590);
  }
  expect((await fetch(url + endpoints.captcha)).status).toBe(200);
});

test('the limit stands before the body: one that is never sent is refused at once', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  for (let sent = 0; sent < 10; sent++) await postTo(url + endpoints.careerApplications, {});
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('POST /api/career-applications HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 7000000\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 429 /);
});

test('a form that is broken off is counted, too', async () => {
  const { url } = await startTestServer({ siteDir: await siteWith(), rateLimits: true });
  const post = (body: string) => fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams(body) });
  for (let sent = 0; sent < 10; sent++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
    socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n');
    socket.end('Content-Length: 99\r\n\r\nfirstName=Ro');
    await once(socket, 'close');
  }
  expect((await post('firstName=Rosa')).status).toBe(429);
});

test('the captcha is given 60 times in ten minutes, other calls 300 times a minute', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  const captchas = await statuses(url + endpoints.captcha, 61, () => '');
  expect([captchas.indexOf(429), captchas.length]).toEqual([60, 61]);
  const others = await statuses(url + endpoints.health, 301, () => '');
  expect(others.indexOf(429)).toBe(300);
  expect((await fetch(`${url}/api/nothing`)).status).toBe(429);
});

test('addresses that lead nowhere are answered 300 times a minute; pages go on', async () => {
  const { url } = await startTestServer({ siteDir: await builtSite(), rateLimits: true });
  const all: number[] = [];
  for (let count = 0; count < 301; count++) all.push((await fetch(`${url}/nothing-${count}`)).status);
  expect([all.indexOf(429), all.length]).toEqual([300, 301]);
  expect((await fetch(`${url}/services`)).status).toBe(200);
});

test.each<[string, number, (index: number) => string]>([
  ['a made-up X-Forwarded-For', 0, (index) => `203.0.113.${index}`],
  [
    'one address that a trusted proxy saw, whatever is said before it',
    1,
    (index) => `198.51.100.${index}, 203.0.113.7`,
  ],
])('fault 19: %s is one visitor', async (_what, trustProxy, address) => {
  const { url } = await startTestServer({ rateLimits: true, trustProxy });
  const all = await statuses(url + endpoints.captcha, 61, address);
  expect(all.indexOf(429)).toBe(60);
});

test('behind a trusted proxy, each address that it saw is a visitor', async () => {
  const { url } = await startTestServer({ rateLimits: true, trustProxy: 1 });
  const all = await statuses(url + endpoints.captcha, 61, (index) => `203.0.113.${index}`);
  expect(all).not.toContain(429);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['2001:db8:0:aa01::1', '2001:db8:0:aa00::/56'],
  ['2001:DB8::aaff:0:0:0:1', '2001:db8:0:aa00::/56'],
  ['2001:db8:0:ab01::1', '2001:db8:0:ab00::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', ''],
  ['203.0.113.7:50412', '203.0.113.7'],
  ['[2001:db8:0:aa01::1]:50412', '2001:db8:0:aa00::/56'],
  ['[2001:db8:0:aa01::1]', '2001:db8:0:aa00::/56'],
  ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
  ['fe80::1%eth0%x', 'fe80:0:0:0::/56'],
  ['unknown', ''],
  ['203.0.113.7:50412:1', ''],
  ['[', ''],
])('fault 19: the address %s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
