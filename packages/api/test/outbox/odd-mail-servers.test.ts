import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtp, smtpFailure } from '../../src/outbox/smtp.ts';
import { listen } from '../support/listen.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { deliveryOf, officeWithMail, quick, startOffice } from '../support/office.ts';

test.each<[string, (server: MailServer) => void, string]>([
  [
    'a refusal of our address',
    ({ fail }) => fail({ phase: 'connect', how: 554 }),
    'The mail server refused the connection (554)',
  ],
  [
    'a demand for TLS',
    ({ fail }) => fail({ phase: 'mail', how: 530 }),
    'The mail server wants a login, or a secure connection (530): correct SMTP_URL',
  ],
  [
    'a refusal of the sender',
    ({ fail }) => fail({ phase: 'mail', how: 553 }),
    'The mail server refused the sender (553): check MAIL_FROM',
  ],
  ['no answer', ({ treat }) => treat('hang'), 'The mail server did not answer in time (ETIMEDOUT)'],
])('a letter waits for a server with %s, and the office reads why', async (_how, misbehave, why) => {
  const server = await startMailServer();
  misbehave(server);
  const office = await startOffice(server.url, {}, undefined, { limits: quick });
  const id = await office.arrive();
  await office.outbox.deliver();
  expect(office.outbox.problem).toBe(why);
  expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 1, problem: why, dueAt: expect.any(String) });
});

test('a question that our own time limit ends is told as a server that does not answer in time', async () => {
  const limit = new AbortController();
  const server = createServer(() => limit.abort());
  const smtp = await openSmtp({ smtpUrl: `smtp://127.0.0.1:${await listen(server)}` });
  onTestFinished(() => smtp.close());
  const failure = await smtp.check(limit.signal).catch((error: unknown) => smtpFailure(error, ''));
  expect(failure).toMatchObject({ sentence: 'The mail server did not answer in time (EABORT)', code: 'EABORT' });
});

test('where SMTP_URL is not of a mail server, the office reads so', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const office = await startOffice(`smtp://127.0.0.1:${await listen(server)}`);
  await office.arrive();
  await office.outbox.deliver();
  expect(office.outbox.problem).toBe('What answers at SMTP_URL is not a mail server (EPROTOCOL)');
});

test.each<[string, string, boolean, string]>([
  ['an expired certificate', 'smtps', true, 'The certificate of the mail server is not valid (CERT_HAS_EXPIRED)'],
  [
    'an expired certificate for STARTTLS',
    'smtp',
    false,
    'The certificate of the mail server is not valid (CERT_HAS_EXPIRED)',
  ],
  [
    'no TLS at first',
    'smtps',
    false,
    'The mail server does not begin with TLS: use smtp:// in SMTP_URL (ERR_SSL_WRONG_VERSION_NUMBER)',
  ],
])('with %s the office reads why', async (_how, protocol, secure, why) => {
  // The library's own certificate has expired.
  const server = new SMTPServer({ secure, authOptional: true, logger: false });
  onTestFinished(() => server.close());
  server.on('error', () => {});
  const port = await listen(server.server);
  const office = await startOffice(`${protocol}://127.0.0.1:${port}`);
  await office.arrive();
  await office.outbox.deliver();
  expect(office.outbox.problem).toBe(why);
});

test.each([
  ['550 5.1.1 No such user', 'a@hvac.example refuses mail (550): correct MAIL_TO'],
  ['552 5.2.2 Mailbox full', 'a@hvac.example refuses mail (552): correct MAIL_TO'],
  ['550 No such user', 'a@hvac.example refuses mail (550): correct MAIL_TO'],
  // Correcting the address would be of no use.
  ['550 5.4.5 Daily sending quota exceeded', 'a@hvac.example refuses mail (550)'],
  ['550-5.7.1 Unsolicited\r\n550 5.7.1 mail', 'a@hvac.example refuses mail (550)'],
])('the refusal "%s" is told as "%s"', (response, sentence) => {
  const error = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response };
  expect(smtpFailure(error, 'a@hvac.example', 'MAIL_TO').sentence).toBe(sentence);
});

test('a server that closes each connection after a letter gets all letters, each once', async () => {
  const { server, office } = await officeWithMail();
  server.treat(...Array<'close'>(12).fill('close'));
  for (let leads = 0; leads < 12; leads++) await office.arrive();
  await office.outbox.deliver();
  office.clock.advance(60_000);
  await office.outbox.deliver();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(12);
  expect(server.received).toHaveLength(12);
});
