import { endpoints, type CaptchaChallenge, type LeadKindName } from '@hvac/content/model';
import { describe, expect } from 'vitest';
import { tokenLifetime } from '../../src/leads/captcha.ts';
import { leadKinds } from '../../src/leads/model/lead-kinds.ts';
import { test } from '../support/fixtures.ts';
import { office, overviewOf, pageOf, serverWith } from '../support/inbox.ts';
import { leadOf, storedLeads } from '../support/leads.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings } from '../support/office.ts';
import { leadPayload, post, postTo, solve, visitor } from '../support/requests.ts';
import { patience, startWithClock } from '../support/server.ts';

const minute = 60_000;

/** Asks for a problem, in the place of another one if there is one, as a page does. */
async function problem(url: string, before?: { captchaToken: string }) {
  const after = before ? `?after=${encodeURIComponent(before.captchaToken)}` : '';
  const { token, question } = (await (await fetch(url + endpoints.captcha + after)).json()) as CaptchaChallenge;
  return { captchaToken: token, captchaAnswer: solve(question) };
}

const marksOf = async (dataDir: string) => (await storedLeads(dataDir)).map(({ submission }) => submission.suspect);

describe('the time that a form takes counts from the first problem of the visit', () => {
  test('who gets a sum wrong, and another one right at once, is an honest customer', async () => {
    const { clock, url, dataDir } = await startWithClock();
    const first = await problem(url);
    clock.advance(minute);
    expect((await post(url, { ...visitor, ...first, captchaAnswer: '99' })).status).toBe(400);
    const second = await problem(url, first);
    clock.advance(1_600);
    expect((await post(url, { ...visitor, ...second })).status).toBe(201);
    expect(await marksOf(dataDir)).toEqual([[]]);
  });

  test('a page that has renewed its problem every 59 minutes is still on its visit', async () => {
    const { clock, url, dataDir } = await startWithClock();
    let current = await problem(url);
    for (let renewal = 0; renewal < 5; renewal++) {
      clock.advance(59 * minute);
      current = await problem(url, current);
    }
    clock.advance(500);
    expect((await post(url, { ...visitor, ...current })).status).toBe(201);
    expect(await marksOf(dataDir)).toEqual([[]]);
  });

  test('a program that answers within a second of its first problem is marked, however many it asks for', async () => {
    const { clock, url, dataDir } = await startWithClock();
    let current = await problem(url);
    for (let more = 0; more < 9; more++) {
      clock.advance(100);
      current = await problem(url, current);
    }
    expect((await post(url, { ...visitor, ...current })).status).toBe(201);
    expect(await marksOf(dataDir)).toEqual([['too-fast']]);
  });

  test.for<[string, (token: string) => string]>([
    ['made up', () => 'x'.repeat(22)],
    ['another one with an earlier beginning', (token: string) => token.replace(/^([^.]+\.\d+)\.\d+/, '$1.1')],
    ['one that has run out', (token: string) => token],
  ])('a token that is %s begins a visit of its own', async ([name, change], { clocked: { clock, url, dataDir } }) => {
    const first = await problem(url);
    clock.advance(name.includes('run out') ? tokenLifetime : 0);
    const second = await problem(url, { captchaToken: change(first.captchaToken) });
    clock.advance(1_000);
    expect((await post(url, { ...visitor, ...second })).status).toBe(201);
    expect(await marksOf(dataDir)).toEqual([['too-fast']]);
  });
});

const forumLink = 'Look [url=x]here[/url]';

test.each<[string, object, string[], number?, LeadKindName?]>([
  ['a filled honeypot', { website: 'https://example.com' }, ['honeypot']],
  ['a form sent within three seconds', {}, ['too-fast'], 2_999],
  ['both', { website: 'x' }, ['honeypot', 'too-fast'], 0],
  ['neither, at three seconds', { website: '' }, [], 3_000],
  ['a token of a server whose clock is ahead', {}, [], -10_000],
  ['four links', { message: 'http://a.example https://b.example www.c.example https://www.d.example' }, ['links']],
  ['three links', { message: 'Photos: http://a.example/1 http://a.example/2 http://a.example/3' }, []],
  ['a link in HTML', { message: 'Look <a href="x">here</a>' }, ['markup']],
  ['a script', { message: '<SCRIPT>alert(1)' }, ['markup']],
  ['a link as forums write it', { message: forumLink }, ['markup']],
  ['one in a message', { message: forumLink }, ['markup'], minute, 'contact'],
  ['one in a referral', { comments: forumLink }, ['markup'], minute, 'referral'],
  ['one in an application', { additionalInfo: forumLink }, ['markup'], minute, 'career-application'],
  ['a reading', { message: 'It is <68 upstairs and >80 in the attic; the setting is 72 < 75.' }, []],
  ['Arabic', { message: 'التكييف لا يعمل منذ يوم الثلاثاء ونحتاج إلى زيارة في أقرب وقت ممكن من فضلكم' }, []],
])('%s: kept, and marked with %j', async (_name, changes, marks, age = minute, kind = 'service-request') => {
  const { clock, url, dataDir } = await startWithClock();
  const payload = await leadPayload(url, kind, changes);
  clock.advance(age);
  expect((await postTo(url + leadKinds[kind].path, payload)).status).toBe(201);
  const [lead] = await storedLeads(dataDir, kind);
  expect(lead?.submission.suspect).toEqual(marks);
  expect(lead?.entity).not.toHaveProperty('website');
});

describe('being marked costs nothing', () => {
  const suspect = leadOf('contact', { message: 'No heat since Friday' }, { suspect: ['too-fast'] });
  const other = leadOf('contact', { message: 'Do you have filters?' });

  test('a suspect stands in the list, the search, the counts and the table, and each says so', async () => {
    const { url } = await serverWith([suspect, other]);
    const page = await pageOf(url, '?view=open');
    expect(page).toMatchObject({ total: 2, suspects: 1, counts: { open: 2 } });
    expect(page.leads.map(({ suspect: marks }) => marks)).toEqual([['too-fast'], []]);
    expect(await pageOf(url, '?q=friday')).toMatchObject({ total: 1, suspects: 1 });
    expect(await (await office(url, '/leads.csv?q=friday')).text()).toContain(
      'It was sent faster than a person can type.',
    );
    expect(await overviewOf(url)).toMatchObject({ unread: 2, suspects: 1 });
  });

  test('its message goes out like any other, with the mark in its subject until the office clears it', async () => {
    const server = await startMailServer();
    const lead = leadOf('contact', {}, { suspect: ['links'], deliveries: { office: {} } });
    const { url } = await serverWith([lead], { mail: mailSettings(server.url) });
    await expect.poll(() => server.received.length, patience).toBe(1);
    await office(url, `/leads/${lead.entity.id}`, 'PATCH', { suspect: false });
    await office(url, `/leads/${lead.entity.id}/resend`, 'POST');
    await expect.poll(() => server.received.length, patience).toBe(2);
    expect(server.received.map(({ subject }) => subject)).toEqual([
      '[Suspect] New message: Parts, Dana Whitfield',
      'New message: Parts, Dana Whitfield',
    ]);
  });
});
