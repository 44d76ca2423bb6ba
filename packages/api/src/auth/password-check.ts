import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableRow } from '../store/tables.ts';
import { actorFor, owner } from './actor.ts';
import type { Actor } from './actor.ts';
import type { AdminPassword } from './admin-password.ts';
import { FairQueue } from './fair-queue.ts';
import { hashesOf, hashPassword, isPasswordOf } from './password-hash.ts';
import type { Cost } from './password-hash.ts';

/** Between two tries of those who have had their share, of all together, in milliseconds. */
const gap = 100;

/** Resolves in so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

type Users = readonly TableRow<'users'>[];

/** What tests put in the place of waiting and of work. */
interface Pace {
  wait?: Wait | undefined;
  /** Of new passwords. */
  cost?: Cost | undefined;
}

/** A password that was right once. */
interface Proof {
  /** What it was right for: with another hash, it proves nothing. */
  hash: string;
  digest: Buffer;
}

/**
 * Tells whose password one is: the owner's, or that of a user who is not switched off. Right ones are remembered as
 * digests under a key that lives and dies with this process. Once all are, no try costs a hash: what has another digest is
 * wrong. Users are looked up each time, so that what changes counts from the next call on.
 */
export class PasswordCheck {
  readonly #key = randomBytes(32);
  readonly #hash: string;
  readonly #users: () => Promise<Users>;
  /** One at a time: more hashes than one starve the file syncs, which share their threads. */
  readonly #queue = new FairQueue();
  readonly #wait: Wait;
  readonly #cost: Cost | undefined;
  #ofOwner: Buffer | undefined;
  readonly #ofUsers = new Map<string, Proof>();
  /** The users that were looked up last, and how often they have changed. */
  #seen: { users: Users | undefined; changes: number } = { users: undefined, changes: 0 };

  constructor({ plain, hash = '' }: AdminPassword, users: () => Promise<Users>, { wait = pause, cost }: Pace = {}) {
    this.#hash = hash;
    this.#users = users;
    this.#wait = wait;
    this.#cost = cost;
    if (plain !== undefined) this.#ofOwner = this.digest(plain);
  }

  /** Whose it is; null when it is nobody's, undefined when only a hash can tell. */
  async recall(password: string): Promise<Actor | null | undefined> {
    const digest = this.digest(password);
    const users = await this.#present();
    if (this.#ofOwner && timingSafeEqual(digest, this.#ofOwner)) return owner;
    let isKnown = this.#ofOwner !== undefined;
    for (const user of users) {
      const proof = this.#proofOf(user);
      if (proof && timingSafeEqual(digest, proof.digest)) return actorFor(user);
      isKnown &&= proof !== undefined;
    }
    return isKnown ? null : undefined;
  }

  /**
   * Whose it is, by a hash where need be; null when it is nobody's.
   * @param address whose turn a hash takes
   * @throws {Crowded} when too many wait for a hash
   */
  async verify(password: string, address: string): Promise<Actor | null> {
    const recalled = await this.recall(password);
    return recalled === undefined ? this.#queue.run(address, () => this.#try(password)) : recalled;
  }

  /**
   * The same for who has had more than a share of tries: ten in a second, of all addresses together. The right password
   * waits for its turn among these, and is not refused.
   * @throws {Crowded} when too many wait
   */
  verifySlowly(password: string, address: string): Promise<Actor | null> {
    return this.#queue.run(address, async () => {
      await this.#wait(gap);
      return this.#try(password);
    });
  }

  /**
   * The hash of a password that nobody has, switched off or not: it alone tells who somebody is. Undefined when somebody
   * has it.
   * @param address whose turn it takes
   */
  hashOfNew(password: string, address: string): Promise<string | undefined> {
    return this.#queue.run(address, async () => {
      const hashes = (await this.#users()).map((user) => user.password);
      if (await this.#isOwners(password)) return undefined;
      if ((await hashesOf(hashes, password)).length > 0) return undefined;
      return hashPassword(password, this.#cost, hashes[0]);
    });
  }

  /** Tells passwords apart without keeping them, until users change: what was wrong may be right then. */
  nameOf(password: string): string {
    return `${this.#seen.changes} ${this.digest(password).toString('base64')}`;
  }

  digest(password: string): Buffer {
    return createHmac('sha256', this.#key).update(password.trim().normalize('NFKC')).digest();
  }

  async #try(password: string): Promise<Actor | null> {
    const recalled = await this.recall(password);
    if (recalled !== undefined) return recalled;
    if (await this.#isOwners(password)) return owner;
    const unproven = (await this.#present()).filter((user) => !this.#proofOf(user));
    const right = new Set(
      await hashesOf(
        unproven.map((user) => user.password),
        password,
      ),
    );
    for (const { id, password: hash } of unproven) {
      if (right.has(hash)) this.#ofUsers.set(id, { hash, digest: this.digest(password) });
    }
    // A user may have been switched off while it was hashed.
    return (await this.recall(password)) ?? null;
  }

  async #isOwners(password: string): Promise<boolean> {
    const digest = this.digest(password);
    if (this.#ofOwner) return timingSafeEqual(digest, this.#ofOwner);
    const right = await isPasswordOf(this.#hash, password);
    if (right) this.#ofOwner = digest;
    return right;
  }

  #proofOf({ id, password }: TableRow<'users'>): Proof | undefined {
    const proof = this.#ofUsers.get(id);
    return proof?.hash === password ? proof : undefined;
  }

  /** Users who are not switched off. */
  async #present(): Promise<Users> {
    const users = await this.#users();
    if (users !== this.#seen.users) this.#seen = { users, changes: this.#seen.changes + 1 };
    return users.filter(({ isActive }) => isActive !== false);
  }
}
