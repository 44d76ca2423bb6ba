import { adminMessages, endpoints, serviceRequest } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { asJson, healthOf, post, submit, validPayload, visitor } from '../support/requests.ts';
import { startTestServer, stoppedClock } from '../support/server.ts';
import { storedLeads } from '../support/leads.ts';

test('a service request is answered with 201, and kept field by field', async () => {
  const clock = stoppedClock();
  const { url, dataDir } = await startTestServer(clock);
  const payload = await validPayload(url);
  clock.advance(60_000);
  const answer = await post(url, payload);

  expect(answer.status).toBe(201);
  const receipt = JSON.parse(answer.text);
  expect(receipt).toEqual({ id: expect.any(String), createdAt: '2026-11-21T15:01:00.000Z' });
  const [record, ...others] = await storedLeads(dataDir);
  expect(others).toEqual([]);
  expect(record?.entity).toEqual({ ...visitor, ...receipt });
  expect(serviceRequest.safeParse(record?.entity).success).toBe(true);
  expect(record?.intake).toEqual({
    nonce: payload.captchaToken.split('.')[0],
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    suspect: [],
    receivedAt: receipt.createdAt,
    mail: 'due',
  });
});

test.each([
  ['a page', '/neptune-beach-hvac', '/neptune-beach-hvac'],
  [
    'a page and its campaign',
    '/contact?utm_source=flyer&name=Rosa&utm_campaign=may',
    '/contact?utm_source=flyer&utm_campaign=may',
  ],
  ['a long campaign', `/contact?utm_source=${'x'.repeat(400)}`, '/contact'],
  ['a long path', `/${'x'.repeat(400)}`, undefined],
])('the lead says that it was sent from %s', async (_name, from, page) => {
  const { url, dataDir } = await startTestServer();
  expect((await post(url, await validPayload(url), { ...asJson, Referer: url + from })).status).toBe(201);
  expect((await storedLeads(dataDir))[0]?.intake.page).toBe(page);
});

test.each(['https://example.com/contact', 'not an address', 'javascript:alert(1)', ''])(
  'another site is not a page of ours: %s',
  async (Referer) => {
    const { url, dataDir } = await startTestServer();
    expect((await post(url, await validPayload(url), { ...asJson, Referer })).status).toBe(201);
    expect((await storedLeads(dataDir))[0]?.intake).not.toHaveProperty('page');
  },
);

test('spaces around a value are not kept', async () => {
  const { url, dataDir } = await startTestServer();
  expect((await submit(url, { firstName: '  Dana ' })).status).toBe(201);
  expect((await storedLeads(dataDir))[0]?.entity['firstName']).toBe('Dana');
});

test.each([
  ['a filled honeypot', 60_000, { website: 'https://example.com' }, ['honeypot']],
  ['a form sent within three seconds', 2_999, {}, ['too-fast']],
  ['both', 0, { website: 'x' }, ['honeypot', 'too-fast']],
  ['neither, at three seconds', 3_000, { website: '' }, []],
] as const)('%s marks the lead and refuses nothing', async (_name, age, changes, suspect) => {
  const clock = stoppedClock();
  const { url, dataDir } = await startTestServer(clock);
  const payload = await validPayload(url, changes);
  clock.advance(age);
  expect((await post(url, payload)).status).toBe(201);
  const [record] = await storedLeads(dataDir);
  expect(record?.intake.suspect).toEqual(suspect);
  expect(record?.entity).not.toHaveProperty('website');
});

test('there is no list of leads, and no other method', async () => {
  const { url } = await startTestServer();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch(url + endpoints.serviceRequests, { method });
    expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, 'POST']);
  }
});

test('the captcha is not to be cached, and is only read', async () => {
  const { url } = await startTestServer();
  const response = await fetch(url + endpoints.captcha);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ token: expect.any(String), question: expect.stringMatching(/^\d \+ \d =$/) });
  const posted = await fetch(url + endpoints.captcha, { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('health says status alone, and more to the office', async () => {
  const { url } = await startTestServer();
  await submit(url);
  const response = await fetch(url + endpoints.health);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(await healthOf(url)).toMatchObject({ status: 'ok', store: 'ready', mailWaiting: 1 });
  const guess = await fetch(url + endpoints.health, { headers: { Authorization: 'Bearer wrong' } });
  expect([guess.status, await guess.text()]).toEqual([401, adminMessages.unauthorized]);
});

test('an unknown path of the API answers 404 in plain text', async () => {
  const { url } = await startTestServer();
  for (const path of ['/api', '/api/', '/api/nothing', '/api/service-requests/1']) {
    const response = await fetch(url + path);
    expect([path, response.status, response.headers.get('Content-Type')]).toEqual([
      path,
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toBe('There is nothing at this address');
  }
});
