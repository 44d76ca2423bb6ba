import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { OperatorError } from '../../src/errors.ts';
import { startProcess } from '../support/child.ts';
import { overviewOf } from '../support/inbox.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings } from '../support/office.ts';
import { healthOf, submit } from '../support/requests.ts';
import { adminPassword, patience, startTestServer, temporaryFolder } from '../support/server.ts';

const environment = (smtpUrl: string) => ({
  ADMIN_PASSWORD: adminPassword,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'website@hvac.example',
  MAIL_TO: 'office@hvac.example',
});

test('without a mail server the start says so; what waits when it is killed goes after a start with one, once', async () => {
  const dataDir = await temporaryFolder();
  const off = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword });
  const before = await off.ready;
  const { id } = JSON.parse((await submit(before)).text) as { id: string };
  expect(await healthOf(before)).toMatchObject({ status: 'ok', mail: 'off', lastMailAt: null, mailWaiting: 1 });
  await expect.poll(off.output, patience).toContain('No mail is sent: SMTP_URL is not set.');
  off.child.kill('SIGKILL');
  await off.ended;

  const server = await startMailServer();
  const on = startProcess({ DATA_DIR: dataDir, ...environment(server.url) });
  const url = await on.ready;
  await expect.poll(() => server.received.length, patience).toBe(1);
  await expect.poll(async () => (await healthOf(url)).mailWaiting, patience).toBe(0);
  expect(on.output()).toContain(`Mail goes out through 127.0.0.1:${server.port}`);
  on.child.kill('SIGTERM');
  expect(await on.ended).toBe(0);
  expect(server.received.map(({ messageId }) => messageId)).toEqual([`<lead-${id}@hvac.example>`]);
});

test.each([
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM must be set when SMTP_URL is.'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example' }, 'MAIL_TO must be set when SMTP_URL is.'],
  [{ ...environment('smtp://mail.example.com'), MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an email address'],
  [{ ...environment('smtp://mail.example.com'), MAIL_TO: 'a@b.example, nobody' }, 'MAIL_TO must be an email'],
  [{ ...environment('smtp://mail.example.com'), MAIL_FROM: 'Office <a@b>' }, 'MAIL_FROM must be an email address'],
  [{ ...environment('smtp://mail.example.com'), MAIL_TO: 'a@b.example, c@d' }, 'MAIL_TO must be an email'],
  [{ AUTOREPLY: 'maybe' }, 'AUTOREPLY must be one of on, off'],
  [{ DAILY_SUMMARY: '24' }, 'DAILY_SUMMARY must be an hour of the day in New York, from 0 to 23'],
])('settings such as %j do not start: %s', (settings, sentence) => {
  const read = () => readConfig(settings);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('smtp://');
});

test('each kind has addresses of its own, or those of all', () => {
  const { mail } = readConfig({
    ...environment('smtps://mail.example.com'),
    MAIL_TO_REFERRALS: 'a@b.example, "C & D" <c&d@почта.рф>',
  });
  expect(mail?.to).toEqual({
    'service-request': ['office@hvac.example'],
    contact: ['office@hvac.example'],
    referral: ['a@b.example', 'c&d@xn--80a1acny.xn--p1ai'],
    'career-application': ['office@hvac.example'],
  });
});

describe('what the owner can see', () => {
  test('health and overview tell of a lead, of mail that is stuck, and of mail that went out', async () => {
    const server = await startMailServer();
    const { url } = await startTestServer({ mail: mailSettings(server.url) });
    expect(await healthOf(url)).toEqual({
      status: 'ok',
      store: 'ready',
      specialsPage: 'ok',
      mail: 'ok',
      lastLeadAt: null,
      lastMailAt: null,
      mailWaiting: 0,
    });
    server.fail({ phase: 'rcpt', how: 550 });
    const { createdAt } = JSON.parse((await submit(url)).text) as { createdAt: string };
    await expect
      .poll(() => healthOf(url), patience)
      .toMatchObject({
        status: 'degraded',
        mail: 'stuck',
        lastLeadAt: createdAt,
        lastMailAt: null,
        mailWaiting: 1,
      });
    const stuck = await overviewOf(url);
    expect(stuck).toMatchObject({
      unread: 1,
      suspects: 1,
      lastLeadAt: createdAt,
      mail: { server: 'on', waiting: 1, stuck: 1 },
      notices: expect.arrayContaining(['office@hvac.example refuses mail (550): correct MAIL_TO.']),
    });
    server.fail(undefined);
    await submit(url);
    await expect.poll(async () => (await overviewOf(url)).mail.lastSentAt, patience).not.toBeNull();
    const after = await overviewOf(url);
    expect(after.mail).toMatchObject({ waiting: 1, stuck: 1 });
    expect(after.revision).not.toBe(stuck.revision);
  });
});
