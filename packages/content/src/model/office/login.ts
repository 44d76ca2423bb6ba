import * as z from 'zod/mini';
import { atLeast, atMost, limits, lineChecks, tooLong } from '../forms/text.ts';

/** Idle timeout of a session, in milliseconds. */
export const sessionIdleTime = 12 * 3_600_000;
/** Longest duration of a session, in milliseconds. */
export const sessionLifetime = 30 * 24 * 3_600_000;

/** Request body of POST /api/admin/session. */
export const login = z.strictObject({
  /** Empty or absent for the owner. */
  name: z.optional(
    z.string({ error: 'Please enter a name' }).check(...lineChecks, atMost(limits.line, tooLong(limits.line))),
  ),
  password: z
    .string({ error: 'Please enter a password' })
    .check(atLeast(1, 'Please enter a password'), atMost(limits.line, tooLong(limits.line))),
});
export type Login = z.infer<typeof login>;

/** The current user. */
export const currentUser = z.strictObject({
  /** Id of a team member, or "owner". */
  id: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Response of POST /api/admin/session. */
export const newSession = z.strictObject({
  /** Sent with each admin request as `Authorization: Bearer TOKEN`. */
  token: z.string(),
  you: currentUser,
});
export type NewSession = z.infer<typeof newSession>;
