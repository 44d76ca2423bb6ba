import { describe, expect, test } from 'vitest';
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
  expect(await healthOf(before)).toMatchObject({ status: 'ok', mail: 'off', mailWaiting: 1 });
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
        mailWaiting: 1,
      });
    const stuck = await overviewOf(url);
    expect(stuck).toMatchObject({
      unread: 1,
      suspects: 1,
      lastLeadAt: createdAt,
      mail: { server: 'on', waiting: 1, stuck: 1, retried: 1 },
      notices: expect.arrayContaining(['office@hvac.example refuses mail (550): correct MAIL_TO.']),
    });
    server.fail(undefined);
    await submit(url);
    await expect.poll(async () => (await overviewOf(url)).mail, patience).toMatchObject({ waiting: 1, stuck: 1 });
    expect(server.received).toHaveLength(1);
    const after = await overviewOf(url);
    expect(after.revision).not.toBe(stuck.revision);
  });
});
