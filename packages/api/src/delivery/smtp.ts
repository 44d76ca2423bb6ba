import type { SendMailOptions } from 'nodemailer';
import type { LeadKindName } from '@hvac/content/model';
import type { DeliveryFailure } from './delivery-queue.ts';

/** In milliseconds. A server that hangs must not block a letter forever. */
const timeLimits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Ten letters a second, which mail providers accept, evenly spread. `rateDelta` is in milliseconds. */
const pace = { maxConnections: 3, maxMessages: 100, rateLimit: 1, rateDelta: 300 };

type SmtpLimits = typeof timeLimits & typeof pace;

/** A letter with its addresses and headers. */
export type Email = Pick<
  SendMailOptions,
  'messageId' | 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers' | 'date'
>;

export type Smtp = ReturnType<typeof openSmtp>;

/**
 * A small pool of connections to the mail server, opened on demand.
 * @param limits timeouts and rates, for tests
 */
export function openSmtp({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>, limits: Partial<SmtpLimits> = {}) {
  const open = async () => {
    // On demand, because it takes ten megabytes of memory.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      ...timeLimits,
      ...pace,
      ...limits,
      // The delivery queue retries.
      maxRequeues: 0,
      idleTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: false,
    });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    /**
     * Resolves when the server has accepted it.
     * @returns status codes for the recipients that it refused
     */
    async send(email: Email, signal: AbortSignal): Promise<string[]> {
      const { rejectedErrors = [] } = await (await (transport ??= open())).sendMail({ ...email, signal });
      return rejectedErrors.map(({ responseCode }) => String(responseCode));
    },
    async close(): Promise<void> {
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
  ENOAUTH: 'The mail server needs a user name and password',
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The mail server’s name could not be found',
  ETLS: 'A secure connection to the mail server could not be made',
};

/** Accepts codes only: any other text could quote somebody. */
const plain = (code: unknown): string | undefined =>
  (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) || typeof code === 'number' ? `${code}` : undefined;

/** Explains an error of nodemailer. */
export function smtpFailure(error: unknown): DeliveryFailure {
  const { code: own, originalCode, responseCode } = (error ?? {}) as SmtpError;
  const kind = plain(own) ?? 'UNKNOWN';
  const answer = plain(responseCode);
  // 421 closes the connection, so it is not about the message (RFC 5321, section 3.8).
  if (answer !== undefined && answer !== '421' && (kind === 'EENVELOPE' || kind === 'EMESSAGE')) {
    return { sentence: `The mail server refused the message (${answer})`, code: answer, general: false };
  }
  const code = answer ?? plain(originalCode) ?? kind;
  const sentence = sentences[kind] ?? 'The mail server could not be reached, or hung up';
  return { sentence: `${sentence} (${code})`, code, general: true };
}

/** Whether to give up on a letter: after five attempts, or when only this letter is refused, for good (5xx). */
export const shouldGiveUp = (attempts: number, { code, general }: DeliveryFailure): boolean =>
  attempts >= 5 || (!general && code.startsWith('5'));

/** How mail is sent. */
export interface MailSettings {
  /** The mail server, such as "smtps://user:password@smtp.example.com". */
  smtpUrl: string;
  /** The sender. */
  from: string;
  /** Recipients in the office, by kind of lead. */
  to: Readonly<Record<LeadKindName, readonly string[]>>;
  /** Whether visitors get an acknowledgement. */
  autoreply: boolean;
  /** Hour in New York from which the daily summary is sent; undefined for none. */
  summaryHour?: number | undefined;
}

/** The office's addresses, without duplicates. */
export const allRecipients = ({ to }: MailSettings): string[] => [...new Set(Object.values(to).flat())];
