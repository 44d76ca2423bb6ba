import * as z from 'zod/mini';

/** Why old leads were not removed: the clock may be wrong, or too many would go at once. */
export const retentionHeld = z.strictObject({
  why: z.enum(['clock', 'many']),
  /** How many would go. */
  leads: z.int(),
  /** The day by the server's clock, in the company's time zone. */
  today: z.iso.date(),
  /** Time of the newest record, ISO 8601, UTC. */
  newestAt: z.iso.datetime(),
});
export type RetentionHeld = z.infer<typeof retentionHeld>;

/** Request body of POST /api/admin/retention: what the office was shown. Anything else that would go by now is refused. */
export const retentionConfirmed = z.pick(retentionHeld, { leads: true, today: true });

/** Response of GET /api/admin/overview: how the office's leads and mail are. Nothing personal is in it. */
export const overview = z.strictObject({
  /** Changes with every new or changed lead; the inbox then reloads its list. */
  revision: z.string(),
  /** Includes suspects. */
  unread: z.int(),
  suspects: z.int(),
  lastLeadAt: z.nullable(z.iso.datetime()),
  mail: z.strictObject({
    server: z.enum(['on', 'off']),
    /** Whether a test message was sent with the current settings. Until then, visitors get no acknowledgement. */
    tried: z.boolean(),
    lastSentAt: z.nullable(z.iso.datetime()),
    /** Messages in the queue. */
    waiting: z.int(),
    /** Those of them that failed at least once. */
    stuck: z.int(),
    /** Why mail is stuck, as a sentence without a period. */
    problem: z.optional(z.string()),
  }),
  /** Set when removing old leads needs the office's confirmation. */
  retention: z.optional(retentionHeld),
  /** Names of files that are damaged. */
  damaged: z.array(z.string()),
  /** Configuration problems of the server, as sentences. */
  notices: z.array(z.string()),
});
export type Overview = z.infer<typeof overview>;

/** Response of POST /api/admin/mail/test. */
export const mailTested = z.strictObject({
  /** The office's addresses that it was sent to. */
  to: z.array(z.string()),
  /** Why it failed, with the mail server's response; absent when the mail server accepted it. */
  problem: z.optional(z.string()),
});
export type MailTested = z.infer<typeof mailTested>;

/** Response of GET /api/health to everybody. */
export const healthStatus = z.strictObject({ status: z.enum(['ok', 'degraded']) });

/** Response of GET /api/health to the office: nothing about people, nothing about the machine. */
export const health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  store: z.enum(['ready', 'refusing', 'stopped']),
  /** Files that are damaged. */
  damagedFiles: z.int(),
  /** `held` when removing old leads needs the office's confirmation. */
  retention: z.enum(['ok', 'held']),
  /** `static` when the prerendered specials page is served, which loads its specials in the browser. */
  specialsPage: z.enum(['ok', 'static']),
  mail: z.enum(['off', 'ok', 'stuck']),
  lastLeadAt: z.nullable(z.iso.datetime()),
  lastMailAt: z.nullable(z.iso.datetime()),
  mailWaiting: z.int(),
  /** Client errors of the last 24 hours, or since the start. */
  clientErrors: z.int(),
});
export type Health = z.infer<typeof health>;
