import type { SendMailOptions } from 'nodemailer';
import type { LeadKindName } from '@hvac/content/model';
import { distinctAddresses, type Address } from './addresses.ts';
import type { Failure } from './outbox.ts';

/**
 * In milliseconds. A server that hangs must not block a letter forever. One that checks a message for spam may be silent for
 * a minute: a letter that is given up before would be sent again and again.
 */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 90_000, dnsTimeout: 10_000 };

/** Ten letters a second, which mail providers accept, evenly spread. `rateDelta` is in milliseconds. */
const sendingRate = { maxConnections: 3, maxMessages: 100, rateLimit: 1, rateDelta: 300 };

type SmtpLimits = typeof timeouts & typeof sendingRate;

export interface Email extends Pick<SendMailOptions, 'messageId' | 'subject' | 'text' | 'html' | 'headers'> {
  from: Address;
  /** Everybody who gets it, as each of them sees it. */
  to: Address[];
  replyTo?: Address[];
}

export type Smtp = Awaited<ReturnType<typeof openSmtp>>;

/**
 * A small pool of connections to the mail server, opened on demand.
 * @param limits timeouts and rates, for tests
 */
export async function openSmtp({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>, limits: Partial<SmtpLimits> = {}) {
  // Loaded only with a mail server, because it takes ten megabytes of memory.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    ...timeouts,
    ...sendingRate,
    ...limits,
    // The outbox retries.
    maxRequeues: 0,
    idleTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return {
    /**
     * Sends an email to one of its recipients, in a transaction of its own, so that no other recipient can be refused with it.
     * Resolves when the server has accepted it.
     */
    async send(email: Email, to: string, signal: AbortSignal): Promise<'sent'> {
      const envelope = { from: email.from.address, to: [to] };
      await transport.sendMail({ ...email, envelope, signal });
      return 'sent';
    },
    /** Connects and logs in. @throws when the mail server cannot be reached */
    async check(signal: AbortSignal): Promise<void> {
      const aborted = new Promise<never>((_resolve, reject) => {
        // As nodemailer tells of a letter that was aborted.
        const error = Object.assign(new Error('aborted'), { code: 'EABORT' });
        signal.addEventListener('abort', () => reject(error), { once: true });
      });
      await Promise.race([transport.verify(), aborted]);
    },
    close: () => transport.close({ force: true }),
  };
}

interface SmtpError {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  /** The command that the server refused, such as "RCPT TO". */
  command?: unknown;
  /** The server's own words. */
  response?: unknown;
}

const sentences: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or the password',
  ENOAUTH: 'The mail server needs a user name and password',
  ETIMEDOUT: 'The mail server did not answer in time',
  // By our own time limit.
  EABORT: 'The mail server did not answer in time',
  EDNS: 'The mail server’s name could not be found',
  ETLS: 'A secure connection to the mail server could not be made',
  EPROTOCOL: 'What answers at SMTP_URL is not a mail server',
  ERR_SSL_WRONG_VERSION_NUMBER: 'The mail server does not begin with TLS: use smtp:// in SMTP_URL',
};

/** Why there is no connection to send on. @param code of the system, of OpenSSL, or what the server answered */
function explainConnection(kind: string, code: string): string {
  const sentence = sentences[code] ?? sentences[kind];
  if (/^[45]\d\d$/.test(code) && kind !== 'EAUTH') return 'The mail server refused the connection';
  if (/CERT|ALTNAME|UNABLE_TO_VERIFY/.test(code)) return 'The certificate of the mail server is not valid';
  return sentence ?? 'The mail server could not be reached, or hung up';
}

/** Accepts codes only: any other text could quote somebody. */
const plain = (code: unknown): string | undefined =>
  (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) || typeof code === 'number' ? `${code}` : undefined;

/** Whether a refusal is about quotas, routes or spam instead of the address, by its enhanced code (RFC 3463, section 3). */
const isPolicy = (response: unknown): boolean => /^\d{3}[ -]\d\.[3-7]\./.test(String(response));

/**
 * Explains an error of nodemailer.
 * @param setting what to correct when the recipient is refused for good
 */
export function smtpFailure(error: unknown, to: string, setting?: string): Failure {
  const { code: own, command, originalCode, response, responseCode } = (error ?? {}) as SmtpError;
  const kind = plain(own) ?? 'UNKNOWN';
  const answer = plain(responseCode);
  // 421 closes the connection, so it is not about the message (RFC 5321, section 3.8).
  if (answer === undefined || answer === '421' || (kind !== 'EENVELOPE' && kind !== 'EMESSAGE')) {
    const code = answer ?? plain(originalCode) ?? kind;
    return { sentence: `${explainConnection(kind, code)} (${code})`, code, isOfConnection: true, isFinal: false };
  }
  const isFinal = answer.startsWith('5');
  const refused = (sentence: string): Failure => ({ sentence, code: answer, isOfConnection: false, isFinal });
  const misconfigured = (sentence: string): Failure => ({ ...refused(sentence), isFinal: false });
  // Some servers ask for a login or for TLS only here (RFC 4954, section 6).
  if (answer === '530')
    return misconfigured('The mail server wants a login, or a secure connection (530): correct SMTP_URL');
  // 552 is about the size of the message.
  if (command === 'MAIL FROM' && answer !== '552')
    return misconfigured(`The mail server refused the sender (${answer}): check MAIL_FROM`);
  if (command !== 'RCPT TO') return refused(`The mail server refused the message (${answer})`);
  if (!isFinal) return refused(`${to} takes no mail for now (${answer})`);
  const advice = setting === undefined || isPolicy(response) ? '' : `: correct ${setting}`;
  return refused(`${to} refuses mail (${answer})${advice}`);
}

export interface MailSettings {
  /** The mail server, such as "smtps://user:password@smtp.example.com". */
  smtpUrl: string;
  from: Address;
  /** Recipients in the office, by kind of lead. */
  to: Readonly<Record<LeadKindName, readonly string[]>>;
  /** Whether visitors get an acknowledgment. */
  autoreply: boolean;
  /** Hour in New York from which the daily summary is sent; undefined for none. */
  summaryHour?: number | undefined;
}

export const allRecipients = ({ to }: MailSettings): string[] => distinctAddresses(Object.values(to).flat());
