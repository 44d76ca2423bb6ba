import { mailTested } from '@hvac/content/model';
import { expect, onTestFinished } from 'vitest';
import { createMail } from '../../src/outbox/mail.ts';
import type { MailSettings } from '../../src/outbox/smtp.ts';
import { test } from '../support/fixtures.ts';
import { office, overviewOf } from '../support/inbox.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings } from '../support/office.ts';
import { post, validPayload } from '../support/requests.ts';
import {
  collectLog,
  patience,
  startTestServer,
  stoppedClock,
  temporaryFolder,
  type TestOptions,
} from '../support/server.ts';
import { openTestStore } from '../support/stores.ts';

const startWith = (smtpUrl: string, changes: Partial<MailSettings> = {}, options: TestOptions = {}) =>
  startTestServer({ mail: { ...mailSettings(smtpUrl), autoreply: true, ...changes }, ...options });

const tryMail = async (url: string) => {
  const answer = await office(url, '/mail/test', 'POST');
  expect(answer.status).toBe(200);
  return mailTested.parse(await answer.json());
};

const isTried = async (url: string) => (await overviewOf(url)).mail.tried;

test('a test message goes to everybody in the office once, and mail is tried from then on', async () => {
  const server = await startMailServer();
  const { to } = mailSettings(server.url);
  const first = await startWith(server.url, {
    to: { ...to, referral: ['office@hvac.example', 'second@hvac.example'] },
  });
  expect(await isTried(first.url)).toBe(false);
  const everybody = ['office@hvac.example', 'second@hvac.example'];
  expect(await tryMail(first.url)).toEqual({ to: everybody });
  expect(server.received.map(({ recipients }) => recipients)).toEqual(everybody.map((address) => [address]));
  expect(server.received[0]?.subject).toBe('Test message from the website');
  expect(await isTried(first.url)).toBe(true);
});

test('it is remembered through a restart; another server, user, sender or address is untried', async () => {
  const server = await startMailServer();
  const first = await startWith(server.url);
  const { dataDir } = first;
  await tryMail(first.url);
  await first.stop();
  const { to } = mailSettings(server.url);
  const url = server.url.replace('//', '//user:other@');
  for (const [changes, tried] of [
    [{}, true],
    [{ autoreply: false }, true],
    [{ smtpUrl: url }, false],
    [{ from: { name: '', address: 'other@hvac.example' } }, false],
    [{ to: { ...to, contact: ['other@hvac.example'] } }, false],
    [{}, true],
  ] as const) {
    const next = await startWith(server.url, changes, { dataDir });
    expect([changes, await isTried(next.url)]).toEqual([changes, tried]);
    await next.stop();
  }
});

test('no visitor gets an acknowledgment before mail was tried; the office gets its messages', async () => {
  const server = await startMailServer();
  const clock = stoppedClock();
  const { url } = await startWith(server.url, {}, { now: clock.now });
  /** Somebody who types as slowly as people do. */
  const write = async (email: string) => {
    const payload = await validPayload(url, { email });
    clock.advance(10_000);
    expect((await post(url, payload)).status).toBe(201);
  };
  await write('early@example.com');
  await expect.poll(() => server.received.length, patience).toBe(1);
  await tryMail(url);
  await write('later@example.com');
  await expect.poll(() => server.received.length, patience).toBeGreaterThanOrEqual(3);
  const visitors = () =>
    server.received.flatMap(({ recipients }) => recipients).filter((address) => address.endsWith('@example.com'));
  await expect.poll(visitors, patience).toEqual(['later@example.com']);
});

test.each([
  [
    'refuses the message',
    554,
    /^The mail server refused the message \(554\)\. It said: 554 Not now, dana@example\.com$/,
  ],
  ['hangs up', 'hang up', /^The mail server could not be reached, or hung up \(\w+\)\.$/],
] as const)(
  'a mail server that %s: the office is told what it said, and mail stays untried',
  async (_name, how, says) => {
    const server = await startMailServer();
    const { url, logged } = await startWith(server.url);
    server.treat(how);
    const { problem } = await tryMail(url);
    expect(problem).toMatch(says);
    expect(await isTried(url)).toBe(false);
    expect(logged()).not.toContain('dana@example.com');
  },
);

test('without a mail server there is nothing to try', async ({ url }) => {
  const answer = await office(url, '/mail/test', 'POST');
  expect([answer.status, await answer.text()]).toEqual([
    409,
    'No mail server is set up. Ask whoever runs the server to set SMTP_URL.',
  ]);
});

test('twenty presses at the same time send one message, and each is answered', async () => {
  const server = await startMailServer();
  const store = await openTestStore(await temporaryFolder());
  const deps = { store, origin: undefined, now: Date.now, log: collectLog().log };
  const mail = await createMail(mailSettings(server.url), deps);
  onTestFinished(async () => {
    await mail.stop();
    await store.close();
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => mail.test()));
  expect(new Set(answers.map(({ to }) => to.join()))).toEqual(new Set(['office@hvac.example']));
  expect(server.received).toHaveLength(1);
  await mail.test();
  expect(server.received).toHaveLength(2);
});
