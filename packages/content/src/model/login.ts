import * as z from 'zod/mini';
import { atLeast, atMost, limits } from './text.ts';

/** A session ends after so long without use; in milliseconds. */
export const sessionIdleTime = 12 * 3_600_000;
/** A session ends so long after the login; in milliseconds. */
export const sessionLifetime = 30 * 24 * 3_600_000;

const tooLong = `Please use ${limits.line} characters or fewer`;

/** What POST /api/admin/session takes. */
export const login = z.strictObject({
  /** Without a name it is the owner. */
  name: z.optional(z.string({ error: 'Please enter a name' }).check(z.trim(), atMost(limits.line, tooLong))),
  password: z
    .string({ error: 'Please enter a password' })
    .check(atLeast(1, 'Please enter a password'), atMost(limits.line, tooLong)),
});
export type Login = z.infer<typeof login>;

/** Who is logged in. */
export const currentUser = z.strictObject({
  /** Of a member of the team, or "owner". */
  id: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** What POST /api/admin/session answers. */
export const newSession = z.strictObject({
  /** Goes with each call of the office, as `Authorization: Bearer TOKEN`. */
  token: z.string(),
  you: currentUser,
});
export type NewSession = z.infer<typeof newSession>;
