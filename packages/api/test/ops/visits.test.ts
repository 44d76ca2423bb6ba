import { endpoints, visits, visitWeeksKept } from '@hvac/content/model';
import type { VisitWeek } from '@hvac/content/model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { detailOf, office, pageOf } from '../support/inbox.ts';
import { asJson, post, postTo, submit, validPayload } from '../support/requests.ts';
import { startTestServer, stoppedClock, type TestServer } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;

const report = ({ url }: TestServer, events: unknown, headers?: Record<string, string>) =>
  postTo(url + endpoints.visits, { events }, headers);

const weeksOf = async ({ url }: TestServer): Promise<VisitWeek[]> =>
  z.parse(visits, await (await office(url, '/visits')).json()).weeks;

/** "opened /contact 2", in the order of the alphabet. */
const countsOf = async (server: TestServer, week = 0): Promise<string[]> =>
  ((await weeksOf(server))[week]?.counts ?? [])
    .map(({ what, about, count }) => [what, about, count].join(' '))
    .toSorted();

test('what is done on pages is counted by the week, and outlasts a restart', async () => {
  const { now, advance } = stoppedClock();
  const first = await startTestServer({ now });
  const answer = await report(first, [
    { what: 'opened', path: '/Contact/' },
    { what: 'opened', path: '/contact' },
    { what: 'begun', path: '/contact' },
    { what: 'called', path: '/' },
    { what: 'opened', path: '/ann@example.com' },
    { what: 'opened', path: '/admin/leads' },
  ]);
  expect([answer.status, answer.text, answer.headers.get('Cache-Control')]).toEqual([204, '', 'no-store']);
  await first.stop();
  const second = await startTestServer({ now, dataDir: first.dataDir });
  await report(second, [{ what: 'opened', path: '/contact' }]);
  expect(await countsOf(second)).toEqual(['begun /contact 1', 'called / 1', 'opened /contact 3', 'opened other 1']);
  // A Saturday: two days later is the Monday after.
  advance(2 * day);
  await report(second, [{ what: 'opened', path: '/' }]);
  expect((await weeksOf(second)).map(({ week }) => week)).toEqual(['2026-11-23', '2026-11-16']);
  expect(await countsOf(second)).toEqual(['opened / 1']);
});

test('a form that is sent is counted by its page, and one that is refused by why', async () => {
  const server = await startTestServer();
  const { url } = server;
  const payload = await validPayload(url);
  const headers = { ...asJson, Referer: `${url}/neptune-beach-hvac?utm_source=flyer` };
  await post(url, payload, headers);
  // Sent again for want of an answer: it is one lead.
  await post(url, payload, headers);
  await submit(url, { firstName: '' });
  await submit(url, { captchaAnswer: '0' });
  await submit(url, { captchaToken: 'made up' });
  expect(await countsOf(server)).toEqual(['refused captcha 2', 'refused fields 1', 'sent /neptune-beach-hvac 1']);
});

test.each([
  ['no events', []],
  ['too many', Array.from({ length: 21 }, () => ({ what: 'opened', path: '/' }))],
  ['an unknown event', [{ what: 'sent', path: '/' }]],
  ['a long path', [{ what: 'opened', path: 'x'.repeat(201) }]],
  ['more than is asked for', [{ what: 'opened', path: '/', email: 'ann@example.com' }]],
  ['no list', { length: 1 }],
])('%s is refused and not counted', async (_what, events) => {
  const server = await startTestServer();
  expect((await report(server, events)).status).toBe(400);
  expect(await weeksOf(server)).toEqual([]);
});

test('an address reports 60 times in ten minutes', async () => {
  const server = await startTestServer({ rateLimits: true });
  const events = [{ what: 'opened', path: '/' }];
  const statuses = await Promise.all(Array.from({ length: 62 }, async () => (await report(server, events)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test(`${visitWeeksKept} weeks are kept`, async () => {
  const { now, advance } = stoppedClock();
  const server = await startTestServer({ now });
  for (let week = 0; week < visitWeeksKept + 2; week += 1) {
    await report(server, [{ what: 'opened', path: '/' }]);
    await weeksOf(server);
    advance(7 * day);
  }
  const weeks = (await weeksOf(server)).map(({ week }) => week);
  expect([weeks.length, weeks.at(-1)]).toEqual([visitWeeksKept, '2026-11-30']);
});

test('the numbers are for the office', async () => {
  const { url } = await startTestServer();
  expect((await fetch(url + endpoints.adminVisits)).status).toBe(401);
});

test.each([
  [
    'a campaign and the host before it',
    '/duct-cleaning?utm_source=flyer&name=Rosa&from=www.google.com',
    { page: '/duct-cleaning?utm_source=flyer', from: 'www.google.com' },
  ],
  ['a page alone', '/', { page: '/' }],
  ['no host', '/?from=%22%3E%3Cscript%3E', { page: '/' }],
  ['another site', '//other.example/x', undefined],
  ['anything', 'javascript:alert(1)', undefined],
  ['a long path', `/${'x'.repeat(400)}`, undefined],
])('a lead says where its visit began: %s', async (_name, header, landing) => {
  const { url } = await startTestServer();
  expect((await post(url, await validPayload(url), { ...asJson, 'Landing-Page': header })).status).toBe(201);
  const [lead] = (await pageOf(url)).leads;
  expect((await detailOf(url, lead?.id ?? '')).landing).toEqual(landing);
  const csv = await (await office(url, '/leads.csv')).text();
  expect(csv).toContain('Landing page,Came from');
  expect(csv.includes('/duct-cleaning?utm_source=flyer,www.google.com')).toBe(header.includes('google'));
});
