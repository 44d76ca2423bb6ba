import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminPassword } from './admin-password.ts';
import { FairQueue } from './fair-queue.ts';
import { isPasswordOf } from './password-hash.ts';

/** Between two tries of those who have had their share, of all together, in milliseconds. */
const gap = 100;

/** Resolves in so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * Tells the admin's password from others. The right one is remembered as a digest under a key that lives and
 * dies with this process. From then on no try costs a hash: what has another digest is wrong.
 */
export class PasswordCheck {
  readonly #key = randomBytes(32);
  readonly #hash: string;
  /** One at a time: more hashes than one starve the file syncs, which share their threads. */
  readonly #queue = new FairQueue();
  readonly #wait: Wait;
  #right: Buffer | undefined;

  constructor({ plain, hash = '' }: AdminPassword, wait: Wait = pause) {
    this.#hash = hash;
    this.#wait = wait;
    if (plain !== undefined) this.#right = this.digest(plain);
  }

  /** Whether it is the right one; undefined when only a hash can tell. */
  recall(password: string): boolean | undefined {
    return this.#right && timingSafeEqual(this.digest(password), this.#right);
  }

  /**
   * Whether it is the right one, by a hash where need be.
   * @param address whose turn a hash takes
   * @throws {Crowded} when too many wait for a hash
   */
  async verify(password: string, address: string): Promise<boolean> {
    return this.recall(password) ?? this.#queue.run(address, () => this.#try(password));
  }

  /**
   * The same for who has had more than a share of tries: ten in a second, of all addresses together. The right password
   * waits for its turn among these, and is not refused.
   * @throws {Crowded} when too many wait
   */
  verifySlowly(password: string, address: string): Promise<boolean> {
    return this.#queue.run(address, async () => {
      await this.#wait(gap);
      return this.#try(password);
    });
  }

  /** Tells passwords apart without keeping them. */
  digest(password: string): Buffer {
    return createHmac('sha256', this.#key).update(password.trim().normalize('NFKC')).digest();
  }

  async #try(password: string): Promise<boolean> {
    const recalled = this.recall(password);
    if (recalled !== undefined) return recalled;
    const right = await isPasswordOf(this.#hash, password);
    if (right) this.#right = this.digest(password);
    return right;
  }
}
