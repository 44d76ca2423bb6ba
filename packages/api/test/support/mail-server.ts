import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What the mail server does with a message that has arrived whole. */
type Treatment = 'take' | 'hang up' | 'hang' | 'wait' | number;

interface ReceivedMail extends Email {
  /** Where it was really sent, whatever its headers say. */
  recipients: string[];
  /** As it came over the wire. */
  source: string;
}

/** A mail server on this machine. */
export interface MailServer {
  url: string;
  port: number;
  /** Messages that were taken, and those that came whole before a connection was cut. */
  received: ReceivedMail[];
  /** How the next messages are treated, first to last; those after them are taken. */
  treat(...treatments: Treatment[]): void;
  /** Takes the messages that were treated with `wait`. */
  takeWaiting(): void;
  /** Refuses recipients with a status until it is undefined. */
  refuseRecipients(status: number | undefined): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error(`Not now, dana@example.com`), { responseCode });

/** It is closed when the test is over. @param port 0 picks a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = await openMailServer(port);
  onTestFinished(() => server.close());
  return server;
}

/** @param port 0 picks a free one */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let treatments: Treatment[] = [];
  const waiting: (() => void)[] = [];
  let recipientStatus: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(recipientStatus === undefined ? null : refusal(recipientStatus)),
    async onData(stream, session, done) {
      const bytes = await buffer(stream);
      const treatment = treatments.shift() ?? 'take';
      if (typeof treatment === 'number') {
        done(refusal(treatment));
        return;
      }
      const mail = await PostalMime.parse(bytes);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ ...mail, recipients, source: String(bytes) });
      if (treatment === 'take') done();
      if (treatment === 'wait') waiting.push(done);
      if (treatment === 'hang up') for (const socket of sockets) socket.destroy();
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
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
    received,
    treat: (...next) => {
      treatments = next;
    },
    takeWaiting: () => waiting.splice(0).forEach((take) => take()),
    refuseRecipients: (status) => {
      recipientStatus = status;
    },
    close,
  };
}
