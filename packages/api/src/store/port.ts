import type { LeadFolder, LeadStatus } from '@hvac/content/model';
import type { LeadRecord } from '../leads/lead-record.ts';
import type { LeadState } from '../leads/lead-state.ts';
import type { LeadWord } from '../leads/lead-words.ts';
import type { TableName, TableRow } from './tables.ts';

/** Folders of whole files that records name. */
export const fileFolders = ['resumes'] as const;
export type FileFolder = (typeof fileFolders)[number];

/** How much was removed. */
export interface Removed {
  leads: number;
  resumes: number;
}

/** What a change makes of a table. */
export interface Updated<Row, Result> {
  rows: readonly Row[];
  /** For who asked for the change. */
  result: Result;
}

/** `refusing`: the last write failed and the next one may succeed. `stopped`: nothing is written until a restart. */
export type StoreState = 'ready' | 'refusing' | 'stopped';

/** A lead with what became of it. */
export interface StoredLead {
  /** Name of its collection. */
  collection: string;
  record: LeadRecord;
  state: LeadState;
}

/** Where a lead stands among all: by time of arrival, and by id among those that arrived together. */
export interface LeadPlace {
  /** Milliseconds since 1970. */
  receivedAt: number;
  id: string;
}

/** What leads are looked for by. All that is given has to hold. */
export interface LeadQuery {
  collections?: readonly string[];
  folder?: LeadFolder;
  status?: LeadStatus;
  unread?: boolean;
  /** Arrived at this time or later, in milliseconds since 1970. */
  from?: number;
  /** Arrived before this time. */
  to?: number;
  /** Words that all occur somewhere in what the form said or in the notes. */
  words?: readonly LeadWord[];
  /** Only leads older than the one at this place. */
  after?: LeadPlace;
}

/** How many leads there are. Nothing personal is in it. */
export interface LeadCounts {
  /** Differs whenever a lead came, changed or went. */
  revision: string;
  /** Unread leads of the inbox; suspects are not among them. */
  unread: number;
  suspects: number;
  /** Milliseconds since 1970. */
  lastLeadAt: number | undefined;
  /** Messages to the office that are to go out. */
  mailDue: number;
  /** Those of them that have failed at least once. */
  mailStuck: number;
  /** When the last message to the office went out, in milliseconds since 1970. */
  lastMailAt: number | undefined;
}

/**
 * Where the API keeps things. The use cases know this port and nothing behind it:
 * no file, no database, no HTTP.
 */
export interface Store {
  /**
   * Keeps a lead. Settles when the lead would survive a power cut.
   * @param collection name of the lead's collection, such as "service_requests"
   * @throws {StoreUnavailable} when nothing was kept
   */
  appendLead(collection: string, record: LeadRecord): Promise<void>;
  /** Leads of a collection, oldest first; only what was acknowledged. */
  leads(collection: string): AsyncIterable<LeadRecord>;
  /** Leads of all collections that arrived at this time or later (milliseconds since 1970). */
  leadsSince(time: number): AsyncIterable<LeadRecord>;
  /** Leads of all collections, newest first. New arrivals do not shift what comes `after` a place. */
  findLeads(query: LeadQuery): AsyncIterable<StoredLead>;
  /** One lead; undefined when there is none with this id. */
  lead(id: string): Promise<StoredLead | undefined>;
  /**
   * Changes what is kept beside a lead. Changes to one lead come one after the other: each is given what the one before
   * has left. Settles when the change is durable.
   * @param change makes the new state of the present one, at once and without throwing; it may be called again after a failure
   * @returns the new state; undefined when there is no such lead
   * @throws {StoreUnavailable} when nothing was kept
   */
  changeLeadState(id: string, change: (state: LeadState) => LeadState): Promise<LeadState | undefined>;
  /** Leads whose message to the office is to go out, oldest first: due or asked for again, and not sent yet. */
  leadsWithMailDue(): AsyncIterable<StoredLead>;
  leadCounts(): LeadCounts;
  /**
   * Removes leads for good, with their files and with the copies that the store keeps of them. What belongs to a lead
   * goes before the lead itself, so that a removal that was interrupted can be repeated.
   * @param ids of the leads; those that are not there are passed over
   * @throws {StoreUnavailable} when some of it is still there
   */
  removeLeads(collection: string, ids: ReadonlySet<string>): Promise<Removed>;
  /**
   * Keeps a file. Settles when it would survive a power cut; the record that names it comes after.
   * @param name generated, such as "2026-11-21-UUID.pdf", and never used before
   * @throws {StoreUnavailable} when nothing was kept
   */
  putFile(folder: FileFolder, name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when the file is gone. */
  readFile(folder: FileFolder, name: string): Promise<Buffer | undefined>;
  /**
   * Removes files for good; they need not exist.
   * @throws {StoreUnavailable} when some may still be there
   */
  removeFiles(folder: FileFolder, names: readonly string[]): Promise<void>;
  /** Names of all files of a folder. */
  fileNames(folder: FileFolder): Promise<readonly string[]>;
  /** Rows of a small table, in the order of insertion. */
  rows<Name extends TableName>(table: Name): Promise<readonly TableRow<Name>[]>;
  /**
   * Adds a row to a small table. Settles when it is durable.
   * @throws {StoreUnavailable} when nothing was kept
   */
  insertRow<Name extends TableName>(table: Name, row: TableRow<Name>): Promise<void>;
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
  state(): StoreState;
  /** Waits for writes under way and lets go of the store. */
  close(): Promise<void>;
}

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
