import { randomInt } from 'node:crypto';
import { StoreUnavailable } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { costs, hashPassword, isPasswordHash, isPasswordOf } from './password-hash.ts';
import type { Cost } from './password-hash.ts';

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Five groups of four: 99 bits. */
const generate = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/** How the server knows the owner's password. */
export interface OwnerPassword {
  /** The same from start to start while the password is: the owner's sessions belong to it. */
  hash: string;
  /** The password itself, where this start knows it. */
  plain?: string;
  /** This start has made the password: it is shown once and kept nowhere. */
  isGenerated?: true;
  /** Where the hash is to be kept; undefined when it is kept already, or stands in the environment. */
  keepAs?: 'admin-password-hash' | 'given-password-hash';
}

/**
 * The owner's password: the one that the environment gives, or the one that the first start makes.
 * @param cost of hashing a password that was given
 * @throws when the kept hash is damaged
 */
export async function provideOwnerPassword(
  store: Pick<Store, 'getSetting'>,
  given: { password: string | undefined; hash: string | undefined },
  cost?: Cost,
): Promise<OwnerPassword> {
  if (given.hash !== undefined) return { hash: given.hash };
  if (given.password !== undefined) {
    const plain = given.password;
    const kept = await store.getSetting('given-password-hash');
    if (kept !== undefined && (await isPasswordOf(kept, plain))) return { hash: kept, plain };
    return { hash: await hashPassword(plain, cost), plain, keepAs: 'given-password-hash' };
  }
  const kept = await store.getSetting('admin-password-hash');
  if (kept === undefined) {
    const plain = generate();
    return {
      hash: await hashPassword(plain, costs.generated),
      plain,
      isGenerated: true,
      keepAs: 'admin-password-hash',
    };
  }
  if (isPasswordHash(kept)) return { hash: kept };
  throw new Error('The kept admin-password-hash is damaged. Remove it, and the next start makes a new admin password.');
}

/** Keeps the hash; called when a generated password is about to be shown, so that none is lost unseen. */
export async function keepOwnerPassword(
  store: Pick<Store, 'setSetting'>,
  { hash, isGenerated, keepAs }: OwnerPassword,
): Promise<void> {
  if (keepAs === undefined) return;
  try {
    await store.setSetting(keepAs, hash);
  } catch (error) {
    // Without the hash of a password that was given, the owner's sessions end with the process.
    if (isGenerated || !(error instanceof StoreUnavailable)) throw error;
  }
}
