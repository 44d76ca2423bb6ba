import { adminSpecial, ownerProfile, uuid } from '@hvac/content/model';
import * as z from 'zod/mini';

/** A session. Only the SHA-256 of its token is stored, so that reading the data doesn't allow a login. */
const session = z.strictObject({
  /** In base64url. */
  tokenHash: z.string(),
  /** Of a user, or "owner". */
  userId: z.string(),
  /** SHA-256 of the password hash at login, in base64url. With a new password the session has ended. */
  credential: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
});
export type Session = z.infer<typeof session>;

/** Small tables. Each is read and written as a whole. */
export const tables = {
  /** Soft-deleted ones, too. */
  specials: adminSpecial,
  users: z.strictObject({
    id: uuid(),
    username: z.string().check(z.minLength(1), z.maxLength(100)),
    /** For letters about what is assigned to them. */
    email: z.optional(z.string()),
    /** From `hashPassword`. */
    password: z.string().check(z.startsWith('scrypt$')),
    /** False: the user cannot log in. */
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    version: z.int(),
  }),
  /** The owner's name and address: at most one row. The password is a setting. */
  owner: ownerProfile,
  /** Part of the data model; no endpoint uses it yet. */
  service_areas: z.strictObject({
    id: uuid(),
    cityName: z.string().check(z.minLength(1), z.maxLength(100)),
    pageUrl: z.optional(z.string().check(z.maxLength(2048))),
    isActive: z._default(z.boolean(), true),
  }),
  sessions: session,
  /** Captcha nonces that make no lead. */
  used_nonces: z.strictObject({
    nonce: z.string(),
    /** When its token expires: milliseconds since 1970. */
    until: z.int(),
  }),
} as const;

export type TableName = keyof typeof tables;
export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]>;
