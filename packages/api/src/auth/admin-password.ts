import { randomInt } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { costs, hashPassword, isPasswordHash } from './password-hash.ts';

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Five groups of four: 99 bits. */
const generate = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/** The password itself where this start knows it, and else its hash. */
export type AdminPassword = { plain: string; hash?: string } | { plain?: undefined; hash: string };

export interface ProvidedPassword {
  password: AdminPassword;
  /** Only when this start has made it: it is shown once and kept nowhere. */
  generated?: string;
}

/**
 * The admin's password: the one that the environment gives, or the one that the first start makes.
 * @throws when the kept hash is damaged
 */
export async function provideAdminPassword(
  store: Pick<Store, 'getSetting'>,
  given: { password: string | undefined; hash: string | undefined },
): Promise<ProvidedPassword> {
  if (given.hash !== undefined) return { password: { hash: given.hash } };
  if (given.password !== undefined) return { password: { plain: given.password } };
  const hash = await store.getSetting('admin-password-hash');
  if (hash === undefined) {
    const generated = generate();
    return { password: { plain: generated, hash: await hashPassword(generated, costs.generated) }, generated };
  }
  if (isPasswordHash(hash)) return { password: { hash } };
  throw new Error('The kept admin-password-hash is damaged. Remove it, and the next start makes a new admin password.');
}

/** Keeps the hash of a generated password; called when the password is about to be shown, so that none is lost unseen. */
export async function keepGenerated(
  store: Pick<Store, 'setSetting'>,
  { password, generated }: ProvidedPassword,
): Promise<void> {
  if (generated !== undefined && password.hash !== undefined) {
    await store.setSetting('admin-password-hash', password.hash);
  }
}
