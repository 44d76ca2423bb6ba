import { adminMessages, endpoints } from '@hvac/content/model';
import { expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { asJson, healthOf, post, submit, validPayload } from '../support/requests.ts';
import { storedLeads } from '../support/leads.ts';

test.for<[string, string, string | undefined]>([
  ['a page', '/neptune-beach-hvac', '/neptune-beach-hvac'],
  [
    'a page and its campaign',
    '/contact?utm_source=flyer&name=Rosa&utm_campaign=may',
    '/contact?utm_source=flyer&utm_campaign=may',
  ],
  [
    'a link of a mail program',
    '/contact?utm_source=flyer&amp;utm_medium=email&AMP;name=Rosa',
    '/contact?utm_source=flyer&utm_medium=email',
  ],
  ['a second question mark', '/contact?gclid=Cj0KCQ?utm_source=flyer', '/contact?gclid=&utm_source=flyer'],
  ['a click id', '/contact?gclid=Cj0KCQ&UTM_Source=flyer', '/contact?gclid=&utm_source=flyer'],
  ['a long campaign', `/contact?utm_source=${'x'.repeat(400)}`, '/contact'],
  ['a long path', `/${'x'.repeat(400)}`, undefined],
  ['another site, which is no page', 'https://example.com/contact', undefined],
  ['something that is no address', 'not an address', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['nothing', '', undefined],
])('the lead says that it was sent from %s', async ([_name, from, page], { url, dataDir }) => {
  const Referer = from.startsWith('/') ? url + from : from;
  expect((await post(url, await validPayload(url), { ...asJson, Referer })).status).toBe(201);
  expect((await storedLeads(dataDir))[0]?.submission.page).toBe(page);
});

test('the captcha is not to be cached, and is only read', async ({ url }) => {
  const response = await fetch(url + endpoints.captcha);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ token: expect.any(String), question: expect.stringMatching(/^\d \+ \d =$/) });
  const posted = await fetch(url + endpoints.captcha, { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('health says status alone, and more to the office', async ({ url }) => {
  await submit(url);
  const response = await fetch(url + endpoints.health);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(await healthOf(url)).toMatchObject({ status: 'ok', store: 'ready', mailWaiting: 1 });
  const guess = await fetch(url + endpoints.health, { headers: { Authorization: 'Bearer wrong' } });
  expect([guess.status, await guess.text()]).toEqual([401, adminMessages.unauthorized]);
});

test('an unknown path of the API answers 404 in plain text', async ({ url }) => {
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
