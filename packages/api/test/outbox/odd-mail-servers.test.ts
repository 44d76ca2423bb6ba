import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../support/listen.ts';
import { deliveryOf, mailSettings, quick, startOffice } from '../support/office.ts';

const minute = 60_000;

/** Answers by command, beside those of an ordinary server. `connect` is the banner, `.` the end of a message. */
type Answers = Partial<Record<'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | '.' | 'RSET', string>>;

/** A mail server that writes its answers byte by byte as a test has them. */
async function startOddServer(answers: Answers, { closesAfterLetter = false } = {}) {
  const letters: string[] = [];
  let connections = 0;
  const ordinary: Required<Answers> = {
    connect: '220 odd ESMTP\r\n',
    EHLO: '250-odd\r\n250 PIPELINING\r\n',
    AUTH: '235 Welcome\r\n',
    MAIL: '250 OK\r\n',
    RCPT: '250 OK\r\n',
    DATA: '354 Go on\r\n',
    '.': '250 OK\r\n',
    RSET: '250 OK\r\n',
  };
  const server = createServer((socket) => {
    connections += 1;
    let letter: string | undefined;
    let text = '';
    const answer = (name: string) => socket.write({ ...ordinary, ...answers }[name as keyof Answers] ?? '250 OK\r\n');
    answer('connect');
    socket.on('error', () => {}).setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (letter === undefined) {
          const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
          if (command === 'DATA' && !answers.DATA) letter = '';
          answer(command);
        } else if (line === '.') {
          letters.push(letter);
          letter = undefined;
          answer('.');
          if (closesAfterLetter) socket.destroySoon();
        } else {
          letter += `${line}\r\n`;
        }
      }
    });
  });
  return { url: `smtp://127.0.0.1:${await listen(server)}`, letters, connections: () => connections };
}

test.each<[string, Answers, string]>([
  [
    'no SMTP',
    { connect: 'HTTP/1.1 400 Bad Request\r\n\r\n' },
    'What answers at SMTP_URL is not a mail server (EPROTOCOL)',
  ],
  ['a refusal of our address', { connect: '554 On a list\r\n' }, 'The mail server refused the connection (554)'],
  [
    'a demand for TLS',
    { MAIL: '530 5.7.0 Must issue a STARTTLS command first\r\n' },
    'The mail server wants a login, or a secure connection (530): correct SMTP_URL',
  ],
  [
    'a refusal of the sender',
    { MAIL: '553 Not yours\r\n' },
    'The mail server refused the sender (553): check MAIL_FROM',
  ],
  ['an endless answer', { '.': '250-more\r\n'.repeat(100_000) }, 'The mail server did not answer in time (ETIMEDOUT)'],
])('a letter waits for a server with %s, and the office reads why', async (how, answers, why) => {
  const { letters, url } = await startOddServer(answers);
  const office = await startOffice(url, {}, undefined, { limits: quick });
  const id = await office.arrive();
  await office.outbox.deliver();
  expect(office.outbox.problem).toBe(why);
  expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 1, problem: why, dueAt: expect.any(String) });
  expect(letters.length).toBe(how === 'an endless answer' ? 1 : 0);
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
])('the refusal "%s" is told as "%s"', async (answer, sentence) => {
  const { url } = await startOddServer({ RCPT: `${answer}\r\n` });
  const office = await startOffice(url, { to: { ...mailSettings(url).to, 'service-request': ['a@hvac.example'] } });
  await office.arrive();
  await office.outbox.deliver();
  expect(office.outbox.refusals).toEqual([sentence]);
});

test('a server that closes each connection after a letter gets all letters, each once', async () => {
  const { letters, url } = await startOddServer({}, { closesAfterLetter: true });
  const office = await startOffice(url);
  for (let leads = 0; leads < 12; leads++) await office.arrive();
  for (let minutes = 0; minutes < 3; minutes++) {
    await office.outbox.deliver();
    office.clock.advance(minute);
  }
  expect(new Set(letters.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1])).size).toBe(12);
  expect(letters).toHaveLength(12);
});
