import type { SendMailOptions } from 'nodemailer';
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
      // A message that failed is the outbox's to send again, by its own clock.
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
