import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What the mail server does with a message that has arrived whole. */
type Treatment = 'take' | 'close' | 'hang up' | 'hang' | 'wait' | number;

/** The steps of a connection, in their order. `rcpt` and `data` are about one recipient. */
export const smtpPhases = ['connect', 'ehlo', 'auth', 'mail', 'rcpt', 'data'] as const;
export type SmtpPhase = (typeof smtpPhases)[number];

/** How a step goes wrong: with a status, or with a connection that is cut. */
interface Fault {
  phase: SmtpPhase;
  how: number | 'drop';
  /** Only for this recipient, where the step has one. */
  to?: string;
  /** How many times; always unless given. */
  times?: number;
}

interface ReceivedMail extends Email {
  /** Where it was really sent, whatever its headers say. */
  recipients: string[];
  /** As it came over the wire. */
  source: string;
}

/** A mail server quotes what it was sent. */
const refusal = (responseCode: number) => Object.assign(new Error(`Not now, dana@example.com`), { responseCode });

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** A mail server on this machine, until the test is over. @param port 0 picks a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = await openMailServer(port);
  onTestFinished(() => server.close());
  return server;
}

/** @param port 0 picks a free one */
export async function openMailServer(port = 0) {
  const received: ReceivedMail[] = [];
  const failed: SmtpPhase[] = [];
  const sockets = new Set<Socket>();
  let treatments: Treatment[] = [];
  const waiting: (() => void)[] = [];
  let fault: Fault | undefined;
  /** How a step goes wrong now; undefined when it does not. */
  function faultAt(phase: SmtpPhase, to?: string): Fault['how'] | undefined {
    if (fault?.phase !== phase || (fault.to !== undefined && fault.to !== to) || fault.times === 0) return undefined;
    if (fault.times !== undefined) fault = { ...fault, times: fault.times - 1 };
    failed.push(phase);
    return fault.how;
  }
  const socketsOf = (session: SMTPServerSession) =>
    [...sockets].filter(({ remotePort }) => remotePort === session.remotePort);
  const drop = (session: SMTPServerSession) => socketsOf(session).forEach((socket) => socket.destroy());
  const step = (
    phase: SmtpPhase,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
    to?: string,
  ): void => {
    const how = faultAt(phase, to);
    if (how === 'drop') drop(session);
    else done(how === undefined ? null : refusal(how));
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (session, done) => step('connect', session, done),
    onAuth(_auth, session, done) {
      step('auth', session, (error) => (error ? done(error) : done(null, { user: 'website' })));
    },
    onMailFrom: (_address, session, done) => step('mail', session, done),
    onRcptTo: ({ address }, session, done) => step('rcpt', session, done, address),
    async onData(stream, session, done) {
      const bytes = await buffer(stream).catch(() => undefined);
      // The connection was cut.
      if (!bytes) return;
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const how = faultAt('data', recipients[0]) ?? treatments.shift() ?? 'take';
      if (typeof how === 'number') {
        done(refusal(how));
        return;
      }
      const mail = await PostalMime.parse(bytes);
      received.push({ ...mail, recipients, source: String(bytes) });
      if (how === 'take' || how === 'close') done();
      if (how === 'close') socketsOf(session).forEach((socket) => socket.destroySoon());
      if (how === 'wait') waiting.push(done);
      if (how === 'hang up' || how === 'drop') drop(session);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The library lets nobody answer EHLO.
    socket.prependListener('data', (chunk: Buffer) => {
      const how = /^EHLO/i.test(String(chunk)) ? faultAt('ehlo') : undefined;
      if (how === undefined) return;
      if (how !== 'drop') socket.write(`${how} Not now\r\n`);
      socket.destroySoon();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= new Promise<void>((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    /** Messages that were taken, and those that came whole before a connection was cut. */
    received,
    /** The steps at which something went wrong. */
    failed,
    /** How the next messages are treated, first to last; those after them are taken. */
    treat: (...next: Treatment[]) => {
      treatments = next;
    },
    /** Takes the messages that were treated with `wait`, the first ones first. */
    takeWaiting: (count = waiting.length) => waiting.splice(0, count).forEach((take) => take()),
    /** Makes a step go wrong; everything goes well without one. */
    fail: (next: Fault | undefined) => {
      fault = next;
    },
    close,
  };
}
