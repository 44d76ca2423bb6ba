import * as z from 'zod/mini';
import { currentUser } from './login.ts';
import { atLeast, atMost, limits, lineField } from './text.ts';

/** Stands for whoever has the shared password, where a member of the team stands by an id. */
export const ownerId = 'owner';
/** What the owner is called; no member of the team may be called so. */
export const ownerName = 'Owner';

/** Fewest characters of a password that people choose (NIST SP 800-63B-4, section 3.1.1.2). */
export const shortestPassword = 12;

const memberName = lineField({ message: 'Please enter a name', max: limits.memberName });

/** What a header carries as it was typed: no line breaks and no control characters. */
const memberPassword = z.string({ error: 'Please enter a password' }).check(
  z.trim(),
  atLeast(shortestPassword, `Please use ${shortestPassword} characters or more`),
  atMost(limits.line, `Please use ${limits.line} characters or fewer`),
  z.refine((value) => !/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(value), {
    error: 'Please use characters that can be typed',
  }),
);

/** A person of the office who has a password of their own. */
export const member = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Off: the password opens nothing any more. What the person did keeps the name. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Grows by one with each change; `If-Match` takes it. */
  version: z.int(),
});
export type Member = z.infer<typeof member>;

/** What GET /api/admin/team answers: who asks, and everybody with a password of their own, by name. */
export const team = z.strictObject({
  you: currentUser,
  members: z.array(member),
});
export type Team = z.infer<typeof team>;

/** What POST /api/admin/team takes. */
export const newMember = z.strictObject({ name: memberName, password: memberPassword });
export type NewMember = z.infer<typeof newMember>;

/** What POST /api/admin/team/password takes, from whoever has the present one. */
export const ownPassword = z.strictObject({
  present: z
    .string({ error: 'Please enter your present password' })
    .check(
      atLeast(1, 'Please enter your present password'),
      atMost(limits.line, `Please use ${limits.line} characters or fewer`),
    ),
  password: memberPassword,
});
export type OwnPassword = z.infer<typeof ownPassword>;

/** What PATCH /api/admin/team/{id} takes. */
export const memberChange = z.strictObject({
  name: z.optional(memberName),
  password: z.optional(memberPassword),
  isActive: z.optional(z.boolean()),
});
export type MemberChange = z.infer<typeof memberChange>;
