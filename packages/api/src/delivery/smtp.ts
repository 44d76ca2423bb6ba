import type { SendMailOptions } from 'nodemailer';
import type { DeliveryFailure } from './delivery-queue.ts';
import type { MailSettings } from './mail-settings.ts';

/** All in milliseconds: a server that hangs holds a message, and not forever. */
const timeLimits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/**
 * What mail providers take without a complaint: ten a second. Each connection sends one message in each span, so that
 * submissions never wait for a burst.
 */
const pace = { maxConnections: 3, maxMessages: 100, rateLimit: 1, rateDelta: 300 };

type SmtpLimits = typeof timeLimits & typeof pace;

/** One message, addressed and ready. */
export type Message = Pick<
  SendMailOptions,
  'messageId' | 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers' | 'date'
>;

export interface Smtp {
  /**
   * Settles when the server has taken the message.
   * @returns codes of the refusals, when the server took it for some of its recipients only
   */
  send(message: Message, signal: AbortSignal): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * A few connections to the mail server, opened when they are needed.
 * @param limits of waiting, and of the pace
 */
export function openSmtp({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>, limits: Partial<SmtpLimits> = {}): Smtp {
  const open = async () => {
    // Ten megabytes that a server without mail does not need.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      ...timeLimits,
      ...pace,
      ...limits,
      // A message that failed is the queue's to send again, by its own clock.
      maxRequeues: 0,
      idleTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: false,
    });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(message, signal) {
      const { rejectedErrors = [] } = await (await (transport ??= open())).sendMail({ ...message, signal });
      return rejectedErrors.map(({ responseCode }) => String(responseCode));
    },
    async close() {
      (await transport)?.close({ force: true });
    },
  };
}

interface SmtpError {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
}

const sentences: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or the password',
  ENOAUTH: 'The mail server wants a user name and a password',
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The name of the mail server is not known',
  ETLS: 'The connection to the mail server could not be made safe',
};

/** Codes are in capitals and digits; anything else could be a text of somebody else's. */
const plain = (code: unknown): string | undefined =>
  (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) || typeof code === 'number' ? `${code}` : undefined;

/** What an error of the mail library means. */
export function smtpFailure(error: unknown): DeliveryFailure {
  const { code: own, originalCode, responseCode } = (error ?? {}) as SmtpError;
  const kind = plain(own) ?? 'UNKNOWN';
  const answer = plain(responseCode);
  // 421 closes the connection whatever the message was (RFC 5321, section 3.8).
  if (answer !== undefined && answer !== '421' && (kind === 'EENVELOPE' || kind === 'EMESSAGE')) {
    return { sentence: `The mail server refused the message (${answer})`, code: answer, general: false };
  }
  const code = answer ?? plain(originalCode) ?? kind;
  const sentence = sentences[kind] ?? 'The mail server could not be reached, or hung up';
  return { sentence: `${sentence} (${code})`, code, general: true };
}
