import * as z from 'zod/mini';

/** Why old leads were not removed: the clock may be wrong, or it would be many at once. */
export const retentionHeld = z.strictObject({
  why: z.enum(['clock', 'many']),
  /** How many would go. */
  leads: z.int(),
  /** The day by the server's clock, where the company is. */
  today: z.iso.date(),
  /** When the newest thing that is kept happened, ISO 8601, UTC. */
  newestAt: z.iso.datetime(),
});
export type RetentionHeld = z.infer<typeof retentionHeld>;

/** What POST /api/admin/retention takes: what the office was shown. Anything else that would go by now is refused. */
export const retentionConfirmed = z.pick(retentionHeld, { leads: true, today: true });

/** What GET /api/admin/overview answers: how the office's leads and mail are. Nothing personal is in it. */
export const overview = z.strictObject({
  /** Differs whenever a lead came or changed: the inbox reads its list again then. */
  revision: z.string(),
  /** Suspects are among them. */
  unread: z.int(),
  suspects: z.int(),
  lastLeadAt: z.nullable(z.iso.datetime()),
  mail: z.strictObject({
    server: z.enum(['on', 'off']),
    /** A test message went out by the present settings. Until one has, visitors get no acknowledgement. */
    tried: z.boolean(),
    lastSentAt: z.nullable(z.iso.datetime()),
    /** Messages that are to go out. */
    waiting: z.int(),
    /** Those of them that failed at least once. */
    stuck: z.int(),
    /** Why mail does not go out, in a sentence without its period, when something is stuck. */
    problem: z.optional(z.string()),
  }),
  /** Set when the office is asked before old leads are removed. */
  retention: z.optional(retentionHeld),
  /** Names of files that are damaged. */
  damaged: z.array(z.string()),
  /** What is set wrong on the server, in whole sentences. */
  notices: z.array(z.string()),
});
export type Overview = z.infer<typeof overview>;

/** What POST /api/admin/mail/test answers. */
export const mailTested = z.strictObject({
  /** Addresses of the office that it was sent to. */
  to: z.array(z.string()),
  /** Why it did not go out, in sentences, with what the mail server said; absent when the mail server has taken it. */
  problem: z.optional(z.string()),
});
export type MailTested = z.infer<typeof mailTested>;

/** What GET /api/health answers to everybody. */
export const healthStatus = z.strictObject({ status: z.enum(['ok', 'degraded']) });

/** What GET /api/health answers to the office: nothing about people, nothing about the machine. */
export const health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  store: z.enum(['ready', 'refusing', 'stopped']),
  /** Files that are damaged. */
  damagedFiles: z.int(),
  /** `held` when the office is asked before old leads are removed. */
  retention: z.enum(['ok', 'held']),
  /** `static` when the built specials page is served, whose offers need React. */
  specialsPage: z.enum(['ok', 'static']),
  mail: z.enum(['off', 'ok', 'stuck']),
  lastLeadAt: z.nullable(z.iso.datetime()),
  lastMailAt: z.nullable(z.iso.datetime()),
  mailWaiting: z.int(),
  /** What browsers told of in the last 24 hours, or since the start. */
  clientErrors: z.int(),
});
export type Health = z.infer<typeof health>;
