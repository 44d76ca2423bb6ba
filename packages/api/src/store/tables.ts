import { adminSpecial } from '@hvac/content/model';
import * as z from 'zod/mini';

/** Small tables that live in one file each. */
export const tables = {
  /** The deleted ones, too. The history is the whole one, latest first. */
  specials: adminSpecial,
  /** People of the office. */
  users: z.strictObject({
    id: z.uuid(),
    /** Their name. */
    username: z.string().check(z.minLength(1), z.maxLength(100)),
    /** A hash as src/password-hash.ts makes it: a readable password does not fit the schema. */
    password: z.string().check(z.startsWith('scrypt$')),
    /** False: the password opens nothing. */
    isActive: z.optional(z.boolean()),
    createdAt: z.optional(z.iso.datetime()),
    version: z.optional(z.int()),
  }),
  /** No endpoint reads or writes it yet: it exists because the data model has it. */
  service_areas: z.strictObject({
    id: z.uuid(),
    cityName: z.string().check(z.minLength(1), z.maxLength(100)),
    pageUrl: z.optional(z.string().check(z.maxLength(2048))),
    isActive: z._default(z.boolean(), true),
  }),
} as const;

/** A session of somebody of the office. Neither copied nor backed up: one that was ended stays ended. */
export const session = z.strictObject({
  /** SHA-256 of its token, in base64url. */
  tokenHash: z.string(),
  /** Of a user, or "owner". */
  userId: z.string(),
  /** SHA-256 of the hash of the password that began it, in base64url: with another password it has ended. */
  credential: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
});
export type Session = z.infer<typeof session>;

export type TableName = keyof typeof tables;
export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]>;
