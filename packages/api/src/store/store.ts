import { OperatorError } from '../errors.ts';
import type { LeadKindName, LeadStatus, ViewCounts } from '@hvac/content/model';
import type { DeliveryChannel } from '../leads/model/deliveries.ts';
import type { Lead, Sender } from '../leads/model/lead.ts';
import type { SearchWord } from '../leads/model/search.ts';
import type { LeadState } from '../leads/model/lead-state.ts';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Session, TableName, TableRow } from './tables.ts';
export type { Session } from './tables.ts';

/** Counts so many points in so many seconds, for each key. */
export type MakeLimiter = (rule: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** `refusing`: the last write failed and the next one may succeed. `stopped`: nothing is written until a restart. */
export type StoreState = 'ready' | 'refusing' | 'stopped';

/** What became of a lead that was handed over. */
export type InsertResult =
  | { outcome: 'created' }
  /** The same submission again: this is the lead that it made the first time. */
  | { outcome: 'duplicate'; lead: Lead }
  /** The nonce was used for another submission. */
  | { outcome: 'nonceUsed' };

/** A captcha nonce that can no longer be used for a lead. */
export interface UsedNonce {
  nonce: string;
  /** Of what was sent. */
  digest: string;
  /** Milliseconds since 1970. */
  now: number;
  /** When it may be forgotten, as its token is no good any more: milliseconds since 1970. */
  until: number;
}

/** Deliveries that a server is about to make. Times are in milliseconds since 1970. */
export interface DeliveryClaim {
  channel: DeliveryChannel;
  /** Most leads; all unless given. */
  limit?: number;
  now: number;
  /** Nobody else is given them before this time, unless they are released. */
  leaseUntil: number;
  /** Of the leads that came before a time, and whose letter the office has not asked for, these alone or none. */
  old?: { before: number; wanted: boolean };
}

/** A file that a lead names. */
export type LeadFile = { outcome: 'sound'; bytes: Buffer } | { outcome: 'gone' } | { outcome: 'damaged' };

/** How much was removed. */
export interface DeleteResult {
  leads: number;
  resumes: number;
}

/** What a change makes of a table. */
export interface Updated<Row, Result> {
  rows: readonly Row[];
  /** For who asked for the change. */
  result: Result;
}

/** The position of a lead: by time of arrival, then by id. */
export interface Cursor {
  /** Milliseconds since 1970. */
  receivedAt: number;
  id: string;
}

/** What leads are looked for by. All that is given has to hold. */
export interface LeadQuery {
  kinds?: readonly LeadKindName[];
  /** Those that were set aside are in no folder but `deleted`, and found in no other way. */
  folder?: 'suspects' | 'deleted';
  /** Any of these; any at all unless given. */
  statuses?: readonly LeadStatus[];
  unread?: boolean;
  /** Given to this one, by id; null for those that nobody has. */
  assignee?: string | null;
  /** Something is left to do about them on this day in New York. */
  openOn?: string;
  /** Their day of follow-up has come on this day in New York. */
  dueOn?: string;
  /** It has not come on this day. */
  notDueOn?: string;
  /** Deleted at this time or before, in milliseconds since 1970. */
  deletedUntil?: number;
  /** Arrived at this time or later, in milliseconds since 1970. */
  from?: number;
  /** Arrived before this time. */
  to?: number;
  /** Of this address or this phone, or of both. */
  sender?: Sender;
  /** Words that all occur somewhere in what the form said or in the notes. */
  words?: readonly SearchWord[];
  /** Only leads older than the one at this place. */
  after?: Cursor;
  /** Most leads that are given; all unless given. */
  limit?: number;
}

/** How many leads there are. Nothing personal is in it. */
export interface LeadCounts {
  /** Differs whenever a lead came, changed or went. */
  revision: string;
  /** All but those that were set aside. */
  total: number;
  /** Unread leads; suspects are among them. */
  unread: number;
  suspects: number;
  /** Milliseconds since 1970. */
  lastLeadAt: number | undefined;
  /** The latest time that any lead tells of, of its arrival or of what became of it. Milliseconds since 1970. */
  newestAt: number | undefined;
  /** Messages to the office that are to go out. */
  mailDue: number;
  /** Those of them that have failed at least once. */
  mailStuck: number;
  /** When the last message to the office went out, in milliseconds since 1970. */
  lastMailAt: number | undefined;
}

/**
 * Where the API keeps things. Callers know this interface and nothing behind it: no file, no database, no HTTP. All of
 * it is plain data.
 */
export interface Store {
  /**
   * Keeps a lead, with the file that it names. Settles when both would survive a power cut.
   * @throws {StoreUnavailable} when nothing was kept
   */
  insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult>;
  /** One lead; undefined when there is none with this id. */
  getLead(id: string): Promise<Lead | undefined>;
  /** Leads of all kinds, newest first. New arrivals do not shift what comes `after` a place. */
  listLeads(query: LeadQuery): Promise<Lead[]>;
  /**
   * Changes how a lead stands. Changes to one lead come one after the other: each is given what the one before has left.
   * Settles when the change is durable.
   * @param change makes the new state of the present one, at once and without throwing; it may be called again after a failure
   * @returns the lead as it is then; undefined when there is none with this id
   * @throws {StoreUnavailable} when nothing was kept
   */
  updateLead(id: string, change: (state: LeadState) => LeadState): Promise<Lead | undefined>;
  /**
   * Removes leads for good, those that were set aside too, with their files and with the copies that the store keeps of
   * them. A removal that was interrupted can be repeated.
   * @param ids of the leads; those that are not there are passed over
   * @throws {StoreUnavailable} when some of it is still there
   */
  deleteLeads(ids: readonly string[]): Promise<DeleteResult>;
  /**
   * Deletes files that no lead refers to and that are older than a time.
   * @param before milliseconds since 1970
   * @returns how many
   * @throws {StoreUnavailable} when some are still there
   */
  deleteOrphans(before: number): Promise<number>;
  /** The file that a lead names, compared with what the lead says of it. */
  getFile(lead: Lead): Promise<LeadFile>;
  /** Whether the file that a lead names is there; nothing is read. */
  hasFile(lead: Lead): Promise<boolean>;
  /**
   * What may be meant by the words of a search that found nothing: each word may have a typo.
   * @returns undefined when there is nothing else to look for
   */
  suggestWords(words: readonly SearchWord[]): Promise<SearchWord[] | undefined>;
  counts(): Promise<LeadCounts>;
  /** How many leads `listLeads` would give: none are counted beyond `limit`. */
  countLeads(query: LeadQuery): Promise<number>;
  /** How many leads each view of the inbox has; suspects are among them. @param today day in New York */
  views(today: string): Promise<ViewCounts>;
  /**
   * Leads about which something is to be sent on a channel, oldest first. Each is given to one server at a time, so that
   * any number of servers sends each message once.
   */
  claimDeliveries(claim: DeliveryClaim): Promise<Lead[]>;
  /** Ends the lease of deliveries. Those that are not done are due again at a time, in milliseconds since 1970. */
  releaseDeliveries(channel: DeliveryChannel, ids: readonly string[], dueAt: number): Promise<void>;
  /** Makes deliveries due now that wait for their next try. */
  wakeDeliveries(channel: DeliveryChannel): Promise<void>;
  /** Marks a nonce as used after a wrong answer. `duplicate` when the same submission has used it before. */
  consumeNonce(nonce: UsedNonce): Promise<{ outcome: 'created' | 'duplicate' | 'nonceUsed' }>;
  /** Rows of a small table, in the order of insertion. The same list as before when nothing has changed. */
  rows<Name extends TableName>(table: Name): Promise<readonly TableRow<Name>[]>;
  /**
   * Changes a small table, all of it or nothing. Settles when it is durable. Changes run one after the other, each on
   * what the one before has left.
   * @param change makes a new object of each row that it changes; what it throws is thrown here, and nothing is changed; giving back the same rows writes nothing
   * @throws {StoreUnavailable} when nothing was kept
   */
  updateRows<Name extends TableName, Result>(
    table: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result>;
  /**
   * Keeps a session, and removes those that had expired when it began.
   * @throws {StoreUnavailable} when it was not kept
   */
  insertSession(session: Session): Promise<void>;
  /** Undefined when there is none; it may have expired. */
  getSession(tokenHash: string): Promise<Session | undefined>;
  /** @param expiresAt milliseconds since 1970 @throws {StoreUnavailable} when it was not kept */
  extendSession(tokenHash: string, expiresAt: number): Promise<void>;
  /** @throws {StoreUnavailable} when it is still there */
  deleteSession(tokenHash: string): Promise<void>;
  /** All of a person. @throws {StoreUnavailable} when some are still there */
  deleteSessions(userId: string): Promise<void>;
  /** Runs work under a lock that all servers on this store share. Others wait. */
  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result>;
  /** Makes a limiter that counts for all servers on this store together. */
  limiter: MakeLimiter;
  /** A short text that outlives a restart, such as a secret; undefined when it was never set. */
  getSetting(name: SettingName): Promise<string | undefined>;
  /** @throws {StoreUnavailable} when it was not kept */
  setSetting(name: SettingName, text: string): Promise<void>;
  /** Names of what was found to be damaged and is not sound again, since the start. */
  damaged(): readonly string[];
  state(): StoreState;
  /** Waits for writes under way and lets go of the store. */
  close(): Promise<void>;
}

/** What is done by one server at a time. */
export type WorkName = 'start' | 'team' | 'retention' | 'acknowledgement' | 'daily-summary';

/** Short texts stored beside the data. */
export const settingNames = [
  'admin-password-hash',
  'captcha-secret',
  'clock-confirmed',
  'daily-summary',
  'given-password-hash',
  'mail-tried',
  'mail-turned-on',
] as const;
export type SettingName = (typeof settingNames)[number];

/** Nothing was kept: the disk is full, descriptors ran out, or the store has stopped writing. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Seconds after which a new attempt makes sense. */
  readonly retryAfter: number;

  constructor(reason: 'refusing' | 'stopped', options?: ErrorOptions) {
    super(`The store is ${reason}`, options);
    this.retryAfter = reason === 'stopped' ? 300 : 30;
  }
}

/** The database cannot be used as it is set. The message is for the owner. */
export class UnusableDatabase extends OperatorError {}
