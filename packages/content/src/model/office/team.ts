import * as z from 'zod/mini';
import { optionalEmail } from '../forms/email.ts';
import { currentUser } from './login.ts';
import { atLeast, atMost, limits, lineField, tooLong } from '../forms/text.ts';
import { uuid } from '../forms/uuid.ts';

/** Stands for the owner where a team member has an id. */
export const ownerId = 'owner';
/** The owner's default name; no team member may use it. */
export const ownerName = 'Owner';

/** Fewest characters of a password that people choose (NIST SP 800-63B-4, section 3.1.1.2). */
export const shortestPassword = 12;

/** Lowercase letters and digits, without those that look like another one of them. */
const passwordLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random password that is easy to pass on. @param groups of four letters, with 20 random bits each */
export function randomPassword(groups: number): string {
  // 32 letters divide 256 bytes evenly, so that none is more likely.
  const bytes = crypto.getRandomValues(new Uint8Array(4 * groups));
  const letters = Array.from(bytes, (byte) => passwordLetters.charAt(byte % passwordLetters.length));
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

const memberName = lineField({ message: 'Please enter a name', max: limits.memberName });

/** A password that a keyboard can type: no line breaks or control characters. */
const memberPassword = z.string({ error: 'Please enter a password' }).check(
  z.trim(),
  atLeast(shortestPassword, `Please use ${shortestPassword} characters or more`),
  atMost(limits.line, tooLong(limits.line)),
  z.refine((value) => !/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(value), {
    error: 'Please use characters you can type on a keyboard',
  }),
);

/** A team member with their own password. */
export const member = z.strictObject({
  id: uuid(),
  name: z.string(),
  /** Gets a letter when someone else assigns leads to this person. */
  email: z.optional(z.string()),
  /** When off, the person cannot log in. Their name stays in notes and histories. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Increases with each change; for `If-Match`. */
  version: z.int(),
});
export type Member = z.infer<typeof member>;

/** The owner, as shown to the team. */
export const ownerProfile = z.strictObject({
  name: z.string(),
  /** Gets a letter when someone else assigns leads to the owner. */
  email: z.optional(z.string()),
});
export type OwnerProfile = z.infer<typeof ownerProfile>;

/** Response of GET /api/admin/team: who asks, the owner, and everybody with a password of their own, by name. */
export const team = z.strictObject({
  you: currentUser,
  owner: ownerProfile,
  members: z.array(member),
});
export type Team = z.infer<typeof team>;

/** Request body of POST /api/admin/team. */
export const newMember = z.strictObject({ name: memberName, email: optionalEmail(), password: memberPassword });
export type NewMember = z.infer<typeof newMember>;

/** Request body of PUT /api/admin/team/owner. */
export const newOwnerProfile = z.strictObject({ name: memberName, email: optionalEmail() });
export type NewOwnerProfile = z.infer<typeof newOwnerProfile>;

/** Request body of POST /api/admin/team/password, from whoever has the present one. */
export const ownPassword = z.strictObject({
  present: z
    .string({ error: 'Please enter your current password' })
    .check(atLeast(1, 'Please enter your current password'), atMost(limits.line, tooLong(limits.line))),
  password: memberPassword,
});
export type OwnPassword = z.infer<typeof ownPassword>;

/** Request body of PATCH /api/admin/team/{id}. */
export const memberChange = z.strictObject({
  name: z.optional(memberName),
  /** An empty string removes the address. */
  email: optionalEmail(),
  password: z.optional(memberPassword),
  isActive: z.optional(z.boolean()),
});
export type MemberChange = z.infer<typeof memberChange>;
