import { randomBytes } from 'node:crypto';
import { leadStatuses } from '@hvac/content/model';
import type { LeadRecord } from '../../leads/lead-record.ts';
import { isMailDue } from '../../leads/lead-state.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { LeadCounts, LeadPlace, LeadQuery } from '../port.ts';
import { LeadColumns } from './lead-columns.ts';
import { DamagedFile } from './envelope.ts';
import { nameOf } from './month-file.ts';
import type { MonthFile } from './month-file.ts';

/** Where a lead is. */
export interface LeadLocation {
  id: string;
  at: MonthFile;
}

/** What is told apart about a lead. The lowest three bits are the place of its status in the list of them. */
const bits = { status: 7, unread: 8, suspect: 16, due: 32, noted: 64, bornSuspect: 128, bornDue: 256, stuck: 512 };
const born = bits.bornSuspect | bits.bornDue;

const flagsOf = ({ intake }: LeadRecord): number =>
  bits.unread |
  (intake.suspect.length > 0 ? bits.suspect | bits.bornSuspect : 0) |
  (intake.mail === 'due' ? bits.due | bits.bornDue : 0);

/** What the record alone says stays; all else is the state's. */
function withState(flags: number, { status, unread, cleared, notes, delivery }: LeadState): number {
  const isSuspect = (flags & bits.bornSuspect) !== 0 && !cleared;
  const place = leadStatuses.indexOf(status);
  if (place === -1) throw new DamagedFile('a record in it has the wrong shape');
  const isDue = isMailDue((flags & bits.bornDue) === 0 ? undefined : 'due', delivery);
  return (
    (flags & born) |
    place |
    (unread ? bits.unread : 0) |
    (isSuspect ? bits.suspect : 0) |
    (isDue ? bits.due : 0) |
    (isDue && delivery.attempts > 0 ? bits.stuck : 0) |
    (notes.length > 0 ? bits.noted : 0)
  );
}

/**
 * Knows of every lead when it came, where it is and how it stands, in some 30 bytes a lead: a list is put together
 * without reading the years.
 */
export class LeadIndex {
  readonly #columns = new LeadColumns();
  readonly #files: MonthFile[] = [];
  readonly #numbers = new Map<string, number>();
  /** Another one after each start. */
  readonly #run = randomBytes(6).toString('base64url');
  #changes = 0;
  #lastMailAt: number | undefined;

  /** Takes in leads of one file. @throws {DamagedFile} when one has no id or no time */
  add(at: MonthFile, records: readonly LeadRecord[]): void {
    const file = this.#numberOf(at);
    for (const record of records) {
      const receivedAt = Date.parse(record.intake.receivedAt);
      const isKnown = this.#columns.push({ id: record.entity.id, receivedAt, file, flags: flagsOf(record) });
      if (!isKnown) throw new DamagedFile('a record in it has the wrong shape');
    }
    this.#changes++;
  }

  /** Takes in states; those of leads that are gone are passed over. @throws {DamagedFile} when one has no status */
  apply(states: readonly LeadState[]): void {
    const { flags } = this.#columns;
    for (const state of states) {
      const row = this.#columns.find(state.id);
      if (row !== -1) flags[row] = withState(flags[row] ?? 0, state);
      const { sentAt } = state.delivery;
      if (sentAt !== undefined) this.#lastMailAt = Math.max(this.#lastMailAt ?? 0, Date.parse(sentAt));
    }
    this.#changes++;
  }

  /** Forgets leads; those that are not there are passed over. */
  remove(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const rows = new Set(ids.map((id) => this.#columns.find(id)));
    this.#columns.keep((row) => !rows.has(row));
    this.#changes++;
  }

  /** The file that holds a lead; undefined when there is no such lead. */
  locate(id: string): MonthFile | undefined {
    const row = this.#columns.find(id);
    return row === -1 ? undefined : this.#fileOf(row);
  }

  /** Files that hold a lead with a note of the office. */
  filesWithNotes(): ReadonlySet<MonthFile> {
    const found = new Set<MonthFile>();
    for (let row = 0; row < this.#columns.length; row++) {
      if (((this.#columns.flags[row] ?? 0) & bits.noted) !== 0) found.add(this.#fileOf(row));
    }
    return found;
  }

  /**
   * Newest first. What arrives while the caller walks along does not show.
   * @param isOut asked for each lead that would be next: true passes over the rest of its file, too
   */
  *newestFirst(query: LeadQuery, isOut: (at: MonthFile) => boolean = () => false): Generator<LeadLocation> {
    const columns = this.#columns;
    const passes = passing(query, columns);
    columns.sort();
    let place = startOf(query);
    let row = columns.before(place);
    for (let seen = columns.moves; row >= 0; row--) {
      if ((columns.times[row] ?? 0) < (query.from ?? -Infinity)) return;
      const at = this.#fileOf(row);
      if (!passes(row, at) || isOut(at)) continue;
      place = { receivedAt: columns.times[row] ?? 0, id: columns.idAt(row) };
      yield { id: place.id, at };
      columns.sort();
      if (columns.moves !== seen) row = columns.before(place) + 1;
      seen = columns.moves;
    }
  }

  /** Leads whose message is to go out, oldest first; found as the caller walks along. */
  *mailDue(): Generator<LeadLocation> {
    const columns = this.#columns;
    columns.sort();
    for (let row = 0, seen = columns.moves; row < columns.length; row++) {
      if (((columns.flags[row] ?? 0) & bits.due) === 0) continue;
      const place = { receivedAt: columns.times[row] ?? 0, id: columns.idAt(row) };
      yield { id: place.id, at: this.#fileOf(row) };
      columns.sort();
      if (columns.moves === seen) continue;
      seen = columns.moves;
      row = columns.before(place);
      // Gone when it was removed meanwhile.
      if (row + 1 < columns.length && columns.idAt(row + 1) === place.id) row++;
    }
  }

  counts(): LeadCounts {
    this.#columns.sort();
    const { length, flags, times } = this.#columns;
    const counts = { unread: 0, suspects: 0, mailDue: 0, mailStuck: 0 };
    for (let row = 0; row < length; row++) {
      const flag = flags[row] ?? 0;
      if ((flag & bits.suspect) !== 0) counts.suspects++;
      else if ((flag & bits.unread) !== 0) counts.unread++;
      if ((flag & bits.due) !== 0) counts.mailDue++;
      if ((flag & bits.stuck) !== 0) counts.mailStuck++;
    }
    const lastLeadAt = length === 0 ? undefined : times[length - 1];
    return { revision: `${this.#run}-${this.#changes}`, ...counts, lastLeadAt, lastMailAt: this.#lastMailAt };
  }

  #numberOf(at: MonthFile): number {
    const name = nameOf(at);
    const number = this.#numbers.get(name) ?? this.#files.push(at) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  #fileOf(row: number): MonthFile {
    const file = this.#files[this.#columns.files[row] ?? -1];
    if (!file) throw new Error('A lead lies in a file that is not known');
    return file;
  }
}

/** Where a walk begins: after the given place, and before the end of the time. */
function startOf({ after, to = Infinity }: LeadQuery): LeadPlace {
  return after && after.receivedAt < to ? after : { receivedAt: to, id: '' };
}

/** Tells whether a row is what a query looks for. */
function passing({ collections, folder, status, unread }: LeadQuery, columns: LeadColumns) {
  const isWanted = collections && new Set(collections);
  let mask = 0;
  let value = 0;
  if (status !== undefined) {
    mask |= bits.status;
    value |= leadStatuses.indexOf(status);
  }
  if (unread !== undefined) {
    mask |= bits.unread;
    if (unread) value |= bits.unread;
  }
  if (folder !== undefined) {
    mask |= bits.suspect;
    if (folder === 'suspects') value |= bits.suspect;
  }
  return (row: number, at: MonthFile) =>
    ((columns.flags[row] ?? 0) & mask) === value && (isWanted === undefined || isWanted.has(at.collection));
}
