import { describe, expect, test } from 'vitest';
import { loadOwnerPassword } from '../src/auth/passwords.ts';
import { readConfig } from '../src/config.ts';
import { OperatorError } from '../src/errors.ts';

const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' };
const key = 'a secret of sixteen';
const smtpRule = 'special characters are percent-encoded, and port 465 needs smtps';

test.each<[NodeJS.ProcessEnv, string]>([
  [{ PORT: 'abc' }, 'PORT must '],
  [{ PORT: '65536' }, 'PORT must '],
  [{ HOST: 'not a host' }, 'HOST must '],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must '],
  [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must '],
  [{ RETENTION_DAYS_APPLICATIONS: 'forever' }, 'RETENTION_DAYS_APPLICATIONS must '],
  [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must '],
  [{ CAPTCHA_SECRET: 'short' }, 'CAPTCHA_SECRET must '],
  [{ ADMIN_PASSWORD: 'a' }, 'ADMIN_PASSWORD must '],
  [{ ADMIN_PASSWORD: 'eleven char' }, 'ADMIN_PASSWORD must '],
  [{ ADMIN_PASSWORD_HASH: 'plain text' }, 'ADMIN_PASSWORD_HASH must '],
  [{ PUBLIC_ORIGIN: 'https://example.com/path' }, 'PUBLIC_ORIGIN must '],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must '],
  [{ AUTOREPLY: 'maybe' }, 'AUTOREPLY must be one of on, off'],
  [{ DAILY_SUMMARY: '24' }, 'DAILY_SUMMARY must be an hour of the day in New York, from 0 to 23'],
  [{ SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM must be set when SMTP_URL is.'],
  [{ ...mail, MAIL_TO: undefined }, 'MAIL_TO must be set when SMTP_URL is.'],
  [{ ...mail, MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an email address'],
  [{ ...mail, MAIL_FROM: 'Office <a@b>' }, 'MAIL_FROM must be an email address'],
  [{ ...mail, MAIL_TO: 'a@b.example, nobody' }, 'MAIL_TO must be an email'],
  [{ ...mail, MAIL_TO: 'a@b.example, c@d' }, 'MAIL_TO must be an email'],
  [{ ...mail, SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address'],
  [{ ...mail, SMTP_URL: 'smtps://user:pa/ss@smtp.example.com' }, smtpRule],
  [{ ...mail, SMTP_URL: 'smtps://user:pa#ss@smtp.example.com' }, smtpRule],
  [{ ...mail, SMTP_URL: 'smtps://user:pa?ss@smtp.example.com' }, smtpRule],
  [{ ...mail, SMTP_URL: 'smtp://user:password@smtp.example.com:465' }, smtpRule],
  [{ ...mail, SMTP_URL: 'https://smtp.example.com' }, smtpRule],
  [{ ...mail, SMTP_URL: 'smtps://' }, smtpRule],
  [{ WEBHOOK_URL: 'https://hooks.example.com/x' }, 'must be set together'],
  [{ WEBHOOK_SECRET: key }, 'must be set together'],
  [{ WEBHOOK_URL: 'https://u:p@hooks.example.com', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be'],
  [{ WEBHOOK_URL: 'ftp://n8n/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be'],
  [{ WEBHOOK_URL: 'https://hooks.example.com', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET must have 16'],
  // A key of no bytes.
  [{ WEBHOOK_URL: 'https://hooks.example.com', WEBHOOK_SECRET: 'whsec_==========' }, 'WEBHOOK_SECRET must have 16'],
  // Without https, only private IP addresses: a name could become public.
  [{ WEBHOOK_URL: 'http://[2606:4700:4700::1111]/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be an https'],
  [{ WEBHOOK_URL: 'http://[::ffff:8.8.8.8]/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be an https'],
  [{ WEBHOOK_URL: 'http://8.8.8.8/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be an https'],
  [{ WEBHOOK_URL: 'http://0x08080808/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be an https'],
  [{ WEBHOOK_URL: 'http://n8n:5678/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be an https'],
  [{ WEBHOOK_URL: 'http://localhost/x', WEBHOOK_SECRET: key }, 'WEBHOOK_URL must be an https'],
])('settings such as %o stop the start in one sentence', (environment, sentence) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+$/);
  expect(read).not.toThrow('smtp://');
});

test.each(['1qaz2wsx3edc', 'Qwerty123456', 'PASSWORDPASSWORD'])(
  'one of the most common passwords is refused, and not repeated: %s',
  async (password) => {
    const starting = loadOwnerPassword({ getSetting: async () => undefined }, { password, hash: undefined });
    await expect(starting).rejects.toThrow(/^ADMIN_PASSWORD is one of the most common passwords, [^\n]+$/);
    await expect(starting).rejects.not.toThrow(password);
  },
);

describe('settings that are taken', () => {
  test.each([
    'smtps://user:password@smtp.example.com',
    'smtp://smtp.example.com:587/',
    'smtps://me@example.com:pa%2Fss%23%3F%40@smtp.example.com:465',
    'smtp://[::1]:1025',
    'smtp://127.0.0.1?tls.rejectUnauthorized=false',
  ])('SMTP_URL=%s', (url) => {
    expect(readConfig({ ...mail, SMTP_URL: url }).mail?.smtpUrl).toBe(url);
  });

  test.each(['http://10.0.0.7/x', 'http://[::1]/x', 'http://[fd00::7]/x', 'http://[::ffff:192.168.1.7]/x'])(
    'WEBHOOK_URL=%s, without https on a private address',
    (url) => {
      expect(readConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: key }).webhook).toEqual({ url, secret: key });
    },
  );

  test('each kind of lead has addresses of its own, or those of all', () => {
    expect(readConfig({ ...mail, MAIL_TO_REFERRALS: 'a@b.example, "C & D" <c&d@почта.рф>' }).mail?.to).toEqual({
      'service-request': ['a@b.example'],
      contact: ['a@b.example'],
      referral: ['a@b.example', 'c&d@xn--80a1acny.xn--p1ai'],
      'career-application': ['a@b.example'],
    });
  });
});
