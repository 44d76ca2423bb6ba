import * as z from 'zod/mini';
import { currentUser } from './login.ts';
import { atLeast, atMost, limits, lineField, optionalEmail } from './text.ts';

/** Stands for whoever has the shared password, where a member of the team stands by an id. */
export const ownerId = 'owner';
/** What the owner is called until they give a name; no member of the team may be called so. */
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
    error: 'Please use characters you can type on a keyboard',
  }),
);

/** A person of the office who has a password of their own. */
export const member = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Gets a letter when somebody else assigns leads to this person. */
  email: z.optional(z.string()),
  /** Off: the password opens nothing any more. What the person did keeps the name. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Grows by one with each change; `If-Match` takes it. */
  version: z.int(),
});
export type Member = z.infer<typeof member>;

/** The owner, as the office sees them. */
export const ownerProfile = z.strictObject({
  name: z.string(),
  /** Gets a letter when somebody else assigns leads to the owner. */
  email: z.optional(z.string()),
});
export type OwnerProfile = z.infer<typeof ownerProfile>;

/** What GET /api/admin/team answers: who asks, the owner, and everybody with a password of their own, by name. */
export const team = z.strictObject({
  you: currentUser,
  owner: ownerProfile,
  members: z.array(member),
});
export type Team = z.infer<typeof team>;

/** What POST /api/admin/team takes. */
export const newMember = z.strictObject({ name: memberName, email: optionalEmail(), password: memberPassword });
export type NewMember = z.infer<typeof newMember>;

/** What PUT /api/admin/team/owner takes. */
export const newOwnerProfile = z.strictObject({ name: memberName, email: optionalEmail() });
export type NewOwnerProfile = z.infer<typeof newOwnerProfile>;

/** What POST /api/admin/team/password takes, from whoever has the present one. */
export const ownPassword = z.strictObject({
  present: z
    .string({ error: 'Please enter your current password' })
    .check(
      atLeast(1, 'Please enter your current password'),
      atMost(limits.line, `Please use ${limits.line} characters or fewer`),
    ),
  password: memberPassword,
});
export type OwnPassword = z.infer<typeof ownPassword>;

/** What PATCH /api/admin/team/{id} takes. */
export const memberChange = z.strictObject({
  name: z.optional(memberName),
  /** An empty one takes the address away. */
  email: optionalEmail(),
  password: z.optional(memberPassword),
  isActive: z.optional(z.boolean()),
});
export type MemberChange = z.infer<typeof memberChange>;
