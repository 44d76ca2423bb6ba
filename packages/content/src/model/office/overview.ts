import * as z from 'zod/mini';

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
    /** Whether a test message was sent with the current settings. Until then, visitors get no acknowledgment. */
    tried: z.boolean(),
    /** Messages in the queue. */
    waiting: z.int(),
    /** Messages that failed: in the queue, or given up while nobody has read or closed their lead. */
    stuck: z.int(),
    /** How many of these are tried again. */
    retried: z.int(),
    /** Why they are tried again, as a sentence without a period. */
    problem: z.optional(z.string()),
  }),
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
  /** `static` when the prerendered specials page is served, which loads its specials in the browser. */
  specialsPage: z.enum(['ok', 'static']),
  mail: z.enum(['off', 'ok', 'stuck']),
  lastLeadAt: z.nullable(z.iso.datetime()),
  mailWaiting: z.int(),
});
export type Health = z.infer<typeof health>;
