import { OperatorError } from './errors.ts';
import { fileURLToPath } from 'node:url';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { retentionDays, shortestPassword } from '@hvac/content/model';
import * as z from 'zod/mini';
import { isPasswordHash } from './auth/passwords.ts';
import { isPrivateAddress, signingKey, type WebhookSettings } from './outbox/webhook.ts';
import { parseAddress, parseRecipients } from './outbox/addresses.ts';
import type { MailSettings } from './outbox/smtp.ts';

/** The server's configuration. Paths are absolute; what is undefined is off. */
export type Config = ReturnType<typeof readConfig>;

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What a parser makes of a text; undefined is refused. The message follows the variable's name. */
const parsed = <Value>(parse: (text: string) => Value | undefined, message: string) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const value = parse(text);
        if (value === undefined) context.issues.push({ code: 'custom', message, input: text });
        return value as Value;
      }),
    ),
  );

/** A text that passes a test. */
const matching = (test: RegExp | ((text: string) => boolean), message: string) =>
  parsed((text) => ((typeof test === 'function' ? test(text) : test.test(text)) ? text : undefined), message);

const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options, byDefault: Options[number]) =>
  z._default(z.enum(options, { error: `must be one of ${options.join(', ')}` }), byDefault);

/** A whole number, written in digits only. */
const wholeNumber = (min: number, max: number, message = `must be a whole number from ${min} to ${max}`) =>
  parsed(
    (text) => (/^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
    message,
  );

const folder = () => parsed((text) => (text.includes('\0') ? undefined : resolve(text)), 'must be a path');

const isUrl = (protocols: RegExp) => (value: string) => protocols.test(value) && URL.canParse(value);
const isOrigin = (value: string) => isUrl(/^https?:/)(value) && new URL(value).origin === value;

/** An address of a mail server. In a password, "/", "?" and "#" would end the name of the server. */
function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  // Port 465 begins with TLS: without it, both sides would wait.
  if (url.protocol === 'smtp:' && url.port === '465') return false;
  return ['', '/'].includes(url.pathname) && url.hash === '' && !url.search.includes('@');
}

const recipients = () => parsed(parseRecipients, 'must be an email address, or several with commas between them');

/** One row a variable. docs/deploy.md describes them. */
const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: matching(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  PUBLIC_ORIGIN: matching(isOrigin, 'must be an address without a path, such as https://www.example.com'),
  HSTS_SUBDOMAINS: oneOf(['on', 'off'], 'off'),
  RATE_LIMIT: oneOf(['on', 'off'], 'on'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),

  DATA_DIR: z._default(folder(), fromRoot('data')),
  SITE_DIR: z._default(folder(), fromRoot('packages/site/dist/client')),
  DATABASE_URL: matching(
    isUrl(/^postgres(ql)?:\/\/./),
    'must be an address such as postgres://user:password@host/name',
  ),
  RETENTION_DAYS: z._default(wholeNumber(1, 36_500), retentionDays.lead),
  RETENTION_DAYS_APPLICATIONS: z._default(wholeNumber(1, 36_500), retentionDays.application),

  ADMIN_PASSWORD: matching(
    (value) => value.trim().length >= shortestPassword && value.length <= 200,
    `must have ${shortestPassword} characters or more, and 200 or fewer`,
  ),
  ADMIN_PASSWORD_HASH: matching(isPasswordHash, 'must be a line that `npm run hash-password -w @hvac/api` has printed'),
  CAPTCHA_SECRET: matching(/^.{16,}$/s, 'must have 16 characters or more'),

  SMTP_URL: matching(
    isSmtpUrl,
    'must be an address such as smtps://user:password@smtp.example.com; special characters are percent-encoded, and port 465 needs smtps',
  ),
  MAIL_FROM: parsed(parseAddress, 'must be an email address, alone or as Name <address>'),
  MAIL_TO: recipients(),
  MAIL_TO_SERVICE_REQUESTS: recipients(),
  MAIL_TO_CONTACT: recipients(),
  MAIL_TO_REFERRALS: recipients(),
  MAIL_TO_APPLICATIONS: recipients(),
  AUTOREPLY: oneOf(['on', 'off'], 'off'),
  DAILY_SUMMARY: wholeNumber(0, 23, 'must be an hour of the day in New York, from 0 to 23'),

  WEBHOOK_URL: matching(
    isWebhookUrl,
    'must be an https address without a password in it; http is for private IP addresses',
  ),
  WEBHOOK_SECRET: matching(
    (value) => signingKey(value).length >= 16,
    'must have 16 characters or more, or be whsec_ and 16 bytes or more in base64',
  ),
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
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO } = values;
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) throw new OperatorError('MAIL_FROM must be set when SMTP_URL is.');
  const orAll = (own = MAIL_TO): string[] => {
    if (own === undefined) throw new OperatorError('MAIL_TO must be set when SMTP_URL is.');
    return own;
  };
  return {
    smtpUrl,
    from,
    to: {
      'service-request': orAll(values.MAIL_TO_SERVICE_REQUESTS),
      contact: orAll(values.MAIL_TO_CONTACT),
      referral: orAll(values.MAIL_TO_REFERRALS),
      'career-application': orAll(values.MAIL_TO_APPLICATIONS),
    },
    autoreply: values.AUTOREPLY === 'on',
    summaryHour: values.DAILY_SUMMARY,
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
    dataDir: values.DATA_DIR,
    /** Undefined stores everything in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    siteDir: values.SITE_DIR,
    adminPassword: values.ADMIN_PASSWORD,
    adminPasswordHash: values.ADMIN_PASSWORD_HASH,
    captchaSecret: values.CAPTCHA_SECRET,
    /** Number of proxies in front of the server, whose X-Forwarded-For is trusted. */
    trustProxy: values.TRUST_PROXY,
    retentionDays: { lead: values.RETENTION_DAYS, application: values.RETENTION_DAYS_APPLICATIONS },
    /** Whether browsers are told that all subdomains have HTTPS. */
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    /** False only for load tests. */
    rateLimits: values.RATE_LIMIT === 'on',
    /** The site's origin. */
    publicOrigin: values.PUBLIC_ORIGIN,
    logLevel: values.LOG_LEVEL,
    mail: mailSettings(values),
    webhook: webhookSettings(values),
  };
}

/** Mistakes in the configuration of a public server, as sentences for the operator. */
export function findMisconfigurations({ adminPassword, host, mail, publicOrigin, trustProxy }: Config): string[] {
  const listensEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const mistakes: [isMade: boolean, sentence: string][] = [
    [
      /^(["'])[^]*\1$/.test(adminPassword ?? ''),
      'ADMIN_PASSWORD is in quotes, and they count as part of it: docker --env-file keeps them. Remove them unless they are meant.',
    ],
    [
      trustProxy > 0 && listensEverywhere,
      'TRUST_PROXY is set, and the server listens on all interfaces: who gets past the proxy can make up an address. Set HOST=127.0.0.1, or the address that the proxy uses.',
    ],
    [
      publicOrigin === undefined && (mail !== undefined || trustProxy > 0),
      'PUBLIC_ORIGIN is not set: search engines are told that the site is at localhost, and letters carry no link to the inbox. Set it, and build again.',
    ],
    [
      publicOrigin?.startsWith('https:') === true && trustProxy === 0,
      'PUBLIC_ORIGIN has https, and TRUST_PROXY is not set: all visitors count as one address, and may be told to wait. Set TRUST_PROXY=1 if the proxy that ends TLS is yours.',
    ],
  ];
  return mistakes.flatMap(([isMade, sentence]) => (isMade ? [sentence] : []));
}
