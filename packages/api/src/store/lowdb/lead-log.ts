import type { LeadRecord } from '../../leads/lead-record.ts';
import type { DataFolder } from './data-folder.ts';
import { DamagedFile } from './envelope.ts';
import { GroupCommit } from './group-commit.ts';
import { InTurn } from './in-turn.ts';
import type { LeadIndex } from './lead-index.ts';
import { inOrder, monthOf, nameOf, parseName, recordsPerFile } from './month-file.ts';
import type { MonthFile } from './month-file.ts';
import type { RecordFile } from './record-file.ts';
import type { WriteGate } from './write-gate.ts';

interface OpenMonth {
  at: MonthFile;
  file: RecordFile<LeadRecord>;
}

/** The leads of one collection. Only the file that takes the next record is held in memory. */
export class LeadLog {
  readonly #collection: string;
  readonly #folder: DataFolder;
  readonly #gate: WriteGate;
  readonly #index: LeadIndex;
  readonly #commit: GroupCommit<LeadRecord>;
  readonly #writes = new InTurn();
  #files: MonthFile[];
  #open: OpenMonth | undefined;

  constructor(collection: string, folder: DataFolder, gate: WriteGate, index: LeadIndex) {
    this.#collection = collection;
    this.#folder = folder;
    this.#gate = gate;
    this.#index = index;
    this.#commit = new GroupCommit((records) => this.#writes.run(() => gate.pass(() => this.#write(records))));
    const all = folder.listed.map(parseName).filter((at) => at !== undefined);
    this.#files = all.filter((at) => at.collection === collection).toSorted(inOrder);
  }

  /** @throws {StoreUnavailable} when the record was not kept */
  append(record: LeadRecord): Promise<void> {
    return this.#commit.add(record);
  }

  /** Settles when no write is under way. */
  async idle(): Promise<void> {
    await this.#commit.idle();
    await this.#writes.idle();
  }

  /**
   * Removes records for good.
   * @param places the files that hold them
   * @throws {StoreUnavailable} when some of them are still there
   */
  remove(places: readonly MonthFile[], ids: ReadonlySet<string>): Promise<void> {
    return this.#writes.run(async () => {
      for (const at of places) await this.#removeFrom(at, ids);
    });
  }

  /**
   * Oldest first.
   * @param fromMonth skips the months before it, such as "2026-11"
   */
  async *records(fromMonth = ''): AsyncGenerator<LeadRecord> {
    for (const at of this.#files.filter(({ month }) => month >= fromMonth)) yield* await this.#rowsOf(at);
  }

  async #rowsOf(at: MonthFile): Promise<readonly LeadRecord[]> {
    return (this.#isOpen(at) ?? (await this.#load(at))).rows;
  }

  async #removeFrom(at: MonthFile, ids: ReadonlySet<string>): Promise<void> {
    const file = this.#isOpen(at) ?? (await this.#load(at));
    const kept = file.rows.filter(({ entity }) => !ids.has(entity.id));
    if (kept.length < file.rows.length) await this.#gate.pass(() => file.overwrite(kept));
  }

  #isOpen(at: MonthFile): RecordFile<LeadRecord> | undefined {
    return this.#open && inOrder(this.#open.at, at) === 0 ? this.#open.file : undefined;
  }

  /** Writes the leading records that belong into one file. */
  async #write(records: readonly LeadRecord[]): Promise<number> {
    const first = records[0];
    if (!first) return 0;
    const month = monthOf(first.intake.receivedAt);
    const { at, file } = await this.#monthFor(month);
    const other = records.findIndex(({ intake }) => monthOf(intake.receivedAt) !== month);
    const sameMonth = other === -1 ? records.length : other;
    const taken = Math.min(sameMonth, recordsPerFile - file.rows.length);
    const kept = records.slice(0, taken);
    await file.append(kept);
    this.#index.add(at, kept);
    return taken;
  }

  /** The last file of a month, with room for at least one record. */
  async #monthFor(month: string): Promise<OpenMonth> {
    if (this.#open?.at.month !== month) {
      const last = this.#files.findLast((at) => at.month === month);
      this.#open = last ? { at: last, file: await this.#load(last) } : await this.#start(month, 1);
    }
    if (this.#open.file.rows.length >= recordsPerFile) {
      this.#open = await this.#start(month, this.#open.at.part + 1);
    }
    return this.#open;
  }

  async #start(month: string, part: number): Promise<OpenMonth> {
    const at = { collection: this.#collection, month, part };
    const file = await this.#folder.create<LeadRecord>(nameOf(at));
    this.#files = [...this.#files, at].toSorted(inOrder);
    return { at, file };
  }

  async #load(at: MonthFile): Promise<RecordFile<LeadRecord>> {
    const file = this.#folder.file<LeadRecord>(nameOf(at));
    if (!(await file.load())) throw new DamagedFile(`${nameOf(at)} is gone`);
    return file;
  }
}
