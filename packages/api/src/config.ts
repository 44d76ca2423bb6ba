import { OperatorError } from './errors.ts';
import { fileURLToPath } from 'node:url';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { retentionDays, shortestPassword } from '@hvac/content/model';
import * as z from 'zod/mini';
import { isPasswordHash, weaknessOf } from './auth/passwords.ts';
import { isPrivateAddress, signingKey, type WebhookSettings } from './outbox/webhook.ts';
import { parseAddress, parseRecipients } from './outbox/addresses.ts';
import type { MailSettings } from './outbox/smtp.ts';

/** The server's configuration. Paths are absolute; what is undefined is off. */
export type Config = ReturnType<typeof readConfig>;

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The messages below follow the name of their variable. */
const text = (says: string, rule: (value: string) => boolean = () => true) =>
  z.optional(z.string().check(z.refine(rule, { error: says })));

const choice = <const Options extends readonly [string, ...string[]]>(options: Options, fallback: Options[number]) =>
  z._default(z.enum(options, { error: `must be one of ${options.join(', ')}` }), fallback);

/** A whole number, written in digits only. */
const whole = (min: number, max: number, fallback: number, says: string) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine((value) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max, { error: says }),
        ),
      String(fallback),
    ),
    z.transform(Number),
  );

/** Zero days would delete leads as they arrive. */
const days = (fallback: number) => whole(1, 36_500, fallback, 'must be a number of days, from 1 to 36500');

const isOrigin = (value: string) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

/** An address of a mail server. In a password, "/", "?" and "#" would end the name of the server. */
function isSmtp(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  // Port 465 begins with TLS: without it, both sides would wait.
  if (url.protocol === 'smtp:' && url.port === '465') return false;
  return ['', '/'].includes(url.pathname) && url.hash === '' && !url.search.includes('@');
}
const addresses = () =>
  text(
    'must be an email address, or several with commas between them',
    (value) => parseRecipients(value) !== undefined,
  );

const variables = z.object({
  PORT: whole(0, 65_535, 3000, 'must be a whole number from 0 to 65535'),
  HOST: text('must be a host name or an IP address', (value) => /^[\w.:-]+$/.test(value)),
  DATABASE_URL: text(
    'must be an address such as postgres://user:password@host/name',
    (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
  ),
  DATA_DIR: text('must be a path', (value) => !value.includes('\0')),
  SITE_DIR: text('must be a path', (value) => !value.includes('\0')),
  ADMIN_PASSWORD: text(
    `must have ${shortestPassword} characters or more, and 200 or fewer`,
    (value) => value.trim().length >= shortestPassword && value.length <= 200,
  ),
  ADMIN_PASSWORD_HASH: text('must be a line that `npm run hash-password -w @hvac/api` has printed', isPasswordHash),
  CAPTCHA_SECRET: text('must have 16 characters or more', (value) => value.length >= 16),
  TRUST_PROXY: whole(0, 10, 0, 'must be the number of proxies in front of the server, from 0 to 10'),
  RETENTION_DAYS: days(retentionDays.lead),
  RETENTION_DAYS_APPLICATIONS: days(retentionDays.application),
  RATE_LIMIT: choice(['on', 'off'], 'on'),
  PUBLIC_ORIGIN: text('must be an address without a path, such as https://www.example.com', isOrigin),
  SMTP_URL: text(
    'must be an address such as smtps://user:password@smtp.example.com; special characters are percent-encoded, and port 465 needs smtps',
    isSmtp,
  ),
  MAIL_FROM: text('must be an email address, alone or as Name <address>', (value) => parseAddress(value) !== undefined),
  MAIL_TO: addresses(),
  MAIL_TO_SERVICE_REQUESTS: addresses(),
  MAIL_TO_CONTACT: addresses(),
  MAIL_TO_REFERRALS: addresses(),
  MAIL_TO_APPLICATIONS: addresses(),
  AUTOREPLY: choice(['on', 'off'], 'off'),
  DAILY_SUMMARY: text('must be an hour of the day in New York, from 0 to 23', (value) => /^(1?\d|2[0-3])$/.test(value)),
  WEBHOOK_URL: text(
    'must be an https address without a password in it; http is for private IP addresses',
    isWebhookUrl,
  ),
  WEBHOOK_SECRET: text(
    'must have 16 characters or more, or be whsec_ and 16 bytes or more in base64',
    (value) => signingKey(value).length >= 16,
  ),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
});

/** The webhook receives personal data: plain HTTP is for private IP addresses. A name could become public some day. */
function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, password, protocol, username } = new URL(value);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && isIP(host) !== 0 && isPrivateAddress(host));
  return username === '' && password === '' && isAllowed;
}

/** @throws {OperatorError} when only one of the two is set */
function webhookSettings({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
}: z.infer<typeof variables>): WebhookSettings | undefined {
  if ((url === undefined) !== (secret === undefined)) {
    throw new OperatorError('WEBHOOK_URL and WEBHOOK_SECRET must be set together.');
  }
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** @throws {OperatorError} when there is a mail server, but no sender or recipient */
function mailSettings(values: z.infer<typeof variables>): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM, MAIL_TO: all = '' } = values;
  if (smtpUrl === undefined) return undefined;
  const from = MAIL_FROM === undefined ? undefined : parseAddress(MAIL_FROM);
  if (from === undefined) throw new OperatorError('MAIL_FROM must be set when SMTP_URL is.');
  const recipients = (own: string | undefined): string[] => {
    const listed = parseRecipients(own ?? all);
    if (!listed) throw new OperatorError('MAIL_TO must be set when SMTP_URL is.');
    return listed;
  };
  return {
    smtpUrl,
    from,
    to: {
      'service-request': recipients(values.MAIL_TO_SERVICE_REQUESTS),
      contact: recipients(values.MAIL_TO_CONTACT),
      referral: recipients(values.MAIL_TO_REFERRALS),
      'career-application': recipients(values.MAIL_TO_APPLICATIONS),
    },
    autoreply: values.AUTOREPLY === 'on',
    summaryHour: values.DAILY_SUMMARY === undefined ? undefined : Number(values.DAILY_SUMMARY),
  };
}

/**
 * Reads the environment variables. An empty value counts as absent. Errors don't quote values: some are secrets.
 * @throws {OperatorError}
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.safeParse(variables, given);
  if (!result.success) {
    throw new OperatorError(result.error.issues.map(({ path, message }) => `${path.join()} ${message}.`).join('\n'));
  }
  const values = result.data;
  if (values.ADMIN_PASSWORD !== undefined && values.ADMIN_PASSWORD_HASH !== undefined) {
    throw new OperatorError('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH must not both be set.');
  }
  return {
    /** 0 picks a free port. */
    port: values.PORT,
    /** Undefined listens on all addresses. */
    host: values.HOST,
    dataDir: values.DATA_DIR === undefined ? fromRoot('data') : resolve(values.DATA_DIR),
    /** Undefined stores everything in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    siteDir: values.SITE_DIR === undefined ? fromRoot('packages/site/dist/client') : resolve(values.SITE_DIR),
    adminPassword: values.ADMIN_PASSWORD,
    adminPasswordHash: values.ADMIN_PASSWORD_HASH,
    captchaSecret: values.CAPTCHA_SECRET,
    trustProxy: values.TRUST_PROXY,
    retentionDays: { lead: values.RETENTION_DAYS, application: values.RETENTION_DAYS_APPLICATIONS },
    rateLimits: values.RATE_LIMIT === 'on',
    publicOrigin: values.PUBLIC_ORIGIN,
    logLevel: values.LOG_LEVEL,
    mail: mailSettings(values),
    webhook: webhookSettings(values),
  };
}

/** Mistakes in the configuration of a public server, as sentences for the operator. */
export function findMisconfigurations({ host, mail, publicOrigin, trustProxy }: Config): string[] {
  const found: string[] = [];
  if (trustProxy > 0 && (host === undefined || host === '0.0.0.0' || host === '::')) {
    found.push(
      'TRUST_PROXY is set, and the server listens on all interfaces: who gets past the proxy can make up an address. Set HOST=127.0.0.1, or the address that the proxy uses.',
    );
  }
  if (publicOrigin === undefined && (mail !== undefined || trustProxy > 0)) {
    found.push(
      'PUBLIC_ORIGIN is not set: search engines are told that the site is at localhost, and letters carry no link to the inbox. Set it, and build again.',
    );
  }
  if (publicOrigin?.startsWith('https:') && trustProxy === 0) {
    found.push(
      'PUBLIC_ORIGIN has https, and TRUST_PROXY is not set: all visitors count as one address, and may be told to wait. Set TRUST_PROXY=1 if the proxy that ends TLS is yours.',
    );
  }
  return found;
}

/**
 * @throws {OperatorError} when ADMIN_PASSWORD is weak; the message doesn't quote it
 */
export async function assertStrongPassword({ adminPassword }: Config): Promise<void> {
  const weakness = adminPassword === undefined ? undefined : await weaknessOf(adminPassword);
  if (weakness !== undefined) throw new OperatorError(`ADMIN_PASSWORD ${weakness}.`);
}
