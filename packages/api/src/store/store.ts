import type { Lead, LeadState } from '../leads/model/lead.ts';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LeadQuery } from './lead-query.ts';
import type { TableName, TableRow } from './tables.ts';

/** Makes a rate limiter of so many points a key in so many seconds. */
export type MakeLimiter = (rule: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** `refusing`: a write failed and the next one may succeed. `stopped`: nothing is written until a restart. */
export type StoreState = 'ready' | 'refusing' | 'stopped';

export interface StoreEvents {
  /**
   * A write failed, or the database became unreachable, with a code of the system or of PostgreSQL. `stopped`: there are no
   * more writes until a restart.
   */
  onFault?: ((fault: { code: string; stopped: boolean }) => void) | undefined;
}

export type InsertResult =
  | { outcome: 'created' }
  /** The same submission again, with the lead that it made the first time. */
  | { outcome: 'duplicate'; lead: Lead }
  /** The nonce was used for another submission. */
  | { outcome: 'nonceUsed' };

export interface Updated<Row, Result> {
  rows: readonly Row[];
  /** What `updateRows` returns. */
  result: Result;
}

/** Stores leads, their files, small tables and settings. */
export interface Store extends AsyncDisposable {
  /**
   * Stores a lead with its file. Resolves when both would survive a power cut.
   * @throws {StoreUnavailable} when it is not acknowledged. It may be stored: the same submission again tells
   */
  insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult>;
  /** Leads of all kinds, newest first unless asked otherwise. New arrivals do not shift what comes `after` a place. */
  listLeads(query: LeadQuery): Promise<Lead[]>;
  /**
   * Changes the states of leads, with as few writes as possible. Changes to one lead run one after the other, each on the
   * result of the one before. Settles when they are durable.
   * @param change returns the new state, and may be called again; what it throws is thrown here, and nothing is changed
   * @returns those leads that there are, in any order, soft-deleted ones too
   * @throws {StoreUnavailable} when nothing was stored, or not in all months
   */
  updateLeads(ids: readonly string[], change: (state: LeadState, id: string) => LeadState): Promise<Lead[]>;
  /**
   * Deletes leads for good, with their files. It can be repeated after a failure.
   * @param ids of leads, soft-deleted ones too; unknown ids are ignored
   * @param deletedUntil keeps those that are not soft-deleted, or were later; in milliseconds since 1970
   * @returns how many it deleted
   * @throws {StoreUnavailable} when some of it is still there
   */
  deleteLeads(ids: readonly string[], deletedUntil?: number): Promise<number>;
  /** The file of a lead; undefined when it is missing, or not what the lead says. */
  readFile(lead: Lead): Promise<Buffer | undefined>;
  /** Differs after every change of a lead. */
  revision(): Promise<string>;
  /** How many leads each query finds, counted up to its `limit`. */
  countLeads<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>): Promise<Record<Name, number>>;
  /** Rows of a small table, in the order of insertion. The same array until something changes. */
  rows<Name extends TableName>(table: Name): Promise<readonly TableRow<Name>[]>;
  /**
   * Changes a small table as a whole. Changes run one after the other, each on the result of the one before. Settles when
   * the change is durable.
   * @param change returns new objects for the rows that it changes, or the same rows to write nothing; what it throws is
   *   thrown here, and nothing is changed
   * @throws {StoreUnavailable} when nothing was stored
   */
  updateRows<Name extends TableName, Result>(
    table: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result>;
  /** Runs work under a lock that all servers on this store share. Others wait. */
  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result>;
  /** Makes a limiter that counts for all servers on this store together. */
  limiter: MakeLimiter;
  /** A short text that outlives a restart, such as a secret; undefined when it was never set. */
  getSetting(name: SettingName): Promise<string | undefined>;
  /** @throws {StoreUnavailable} when it was not stored */
  setSetting(name: SettingName, text: string): Promise<void>;
  state(): StoreState;
  /** Waits for running writes, then closes the store. */
  close(): Promise<void>;
}

/** Work that one server does at a time. */
export type WorkName = 'start' | 'retention' | 'daily-summary' | 'team-names';

export const settingNames = [
  'admin-password-hash',
  'captcha-secret',
  'daily-summary',
  'given-password-hash',
  'mail-tried',
] as const;
export type SettingName = (typeof settingNames)[number];

/**
 * Nothing was acknowledged: the disk is full, descriptors ran out, the database is away, or the store has stopped writing. After
 * a stop, the restart may find what was written last.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Seconds after which a new attempt makes sense. */
  readonly retryAfter: number;

  constructor(reason: 'refusing' | 'stopped', options?: ErrorOptions) {
    super(`The store is ${reason}`, options);
    this.retryAfter = reason === 'stopped' ? 300 : 30;
  }
}
