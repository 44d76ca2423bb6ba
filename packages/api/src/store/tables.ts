import { adminSpecial } from '@hvac/content/model';
import * as z from 'zod/mini';

/** Small tables that live in one file each. */
export const tables = {
  /** The deleted ones, too. The history is the whole one, latest first. */
  specials: adminSpecial,
  /** No endpoint reads or writes these two yet: they exist because the data model has them. */
  users: z.strictObject({
    id: z.uuid(),
    username: z.string().check(z.minLength(1), z.maxLength(100)),
    /** A hash as src/admin/password-hash.ts makes it: a readable password does not fit the schema. */
    password: z.string().check(z.startsWith('scrypt$')),
  }),
  service_areas: z.strictObject({
    id: z.uuid(),
    cityName: z.string().check(z.minLength(1), z.maxLength(100)),
    pageUrl: z.optional(z.string().check(z.maxLength(2048))),
    isActive: z.boolean(),
  }),
} as const;

export type TableName = keyof typeof tables;
export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]>;
