import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isPasswordHash } from './admin/password-hash.ts';
import type { RetentionDays } from './leads/retention.ts';
import type { LogLevel } from './log.ts';

/** What the server is started with. */
export interface Config {
  /** 0 picks a free one. */
  port: number;
  /** Undefined listens on all addresses. */
  host: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Absolute. */
  siteDir: string;
  adminPassword: string | undefined;
  adminPasswordHash: string | undefined;
  captchaSecret: string | undefined;
  trustProxy: number;
  retentionDays: RetentionDays;
  rateLimits: boolean;
  publicOrigin: string | undefined;
  logLevel: LogLevel;
}

/** The environment holds values that the server cannot start with. The message names each. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment';
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Each message below follows the name of its variable. */
const text = (says: string, rule: (value: string) => boolean = () => true) =>
  z.optional(z.string().check(z.refine(rule, { error: says })));

const choice = <const Options extends readonly [string, ...string[]]>(options: Options, fallback: Options[number]) =>
  z._default(z.enum(options, { error: `must be one of ${options.join(', ')}` }), fallback);

/** A whole number written in digits alone. */
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

/** A hundred years at most. None at all would remove leads as they arrive. */
const days = (fallback: number) => whole(1, 36_500, fallback, 'must be a number of days, from 1 to 36500');

const isOrigin = (value: string) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

const variables = z.object({
  PORT: whole(0, 65_535, 3000, 'must be a whole number from 0 to 65535'),
  HOST: text('must be a host name or an IP address', (value) => /^[\w.:-]+$/.test(value)),
  DATA_DIR: text('must be a path', (value) => !value.includes('\0')),
  SITE_DIR: text('must be a path', (value) => !value.includes('\0')),
  ADMIN_PASSWORD: text('must have 200 characters or fewer', (value) => value.length <= 200),
  ADMIN_PASSWORD_HASH: text('must be a line that `npm run hash-password -w @hvac/api` has printed', isPasswordHash),
  CAPTCHA_SECRET: text('must have 16 characters or more', (value) => value.length >= 16),
  TRUST_PROXY: whole(0, 10, 0, 'must be the number of proxies in front of the server, from 0 to 10'),
  RETENTION_DAYS: days(730),
  RETENTION_DAYS_APPLICATIONS: days(365),
  RATE_LIMIT: choice(['on', 'off'], 'on'),
  PUBLIC_ORIGIN: text('must be an address without a path, such as https://www.example.com', isOrigin),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
});

/**
 * Reads the environment. An empty value counts as absent. Values are never repeated in the message: some are secrets.
 * @throws {BadEnvironment}
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.safeParse(variables, given);
  if (!result.success) {
    throw new BadEnvironment(result.error.issues.map(({ path, message }) => `${path.join()} ${message}.`).join('\n'));
  }
  const values = result.data;
  if (values.ADMIN_PASSWORD !== undefined && values.ADMIN_PASSWORD_HASH !== undefined) {
    throw new BadEnvironment('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH must not both be set.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR === undefined ? fromRoot('data') : resolve(values.DATA_DIR),
    siteDir: values.SITE_DIR === undefined ? fromRoot('packages/site/dist/client') : resolve(values.SITE_DIR),
    adminPassword: values.ADMIN_PASSWORD,
    adminPasswordHash: values.ADMIN_PASSWORD_HASH,
    captchaSecret: values.CAPTCHA_SECRET,
    trustProxy: values.TRUST_PROXY,
    retentionDays: { lead: values.RETENTION_DAYS, application: values.RETENTION_DAYS_APPLICATIONS },
    rateLimits: values.RATE_LIMIT === 'on',
    publicOrigin: values.PUBLIC_ORIGIN,
    logLevel: values.LOG_LEVEL,
  };
}
