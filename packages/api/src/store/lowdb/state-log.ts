import { newLeadState } from '../../leads/lead-state.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { DataFolder } from './data-folder.ts';
import { DamagedFile } from './envelope.ts';
import { GroupCommit } from './group-commit.ts';
import { InTurn } from './in-turn.ts';
import type { LeadIndex } from './lead-index.ts';
import { nameOf, stateNameOf } from './month-file.ts';
import type { MonthFile } from './month-file.ts';
import type { RecordFile } from './record-file.ts';
import type { WriteGate } from './write-gate.ts';

interface Change {
  id: string;
  make: (state: LeadState) => LeadState;
  /** The state that was written. */
  made?: LeadState;
}

interface OpenStates {
  at: MonthFile;
  /** Undefined before the first state of the file. */
  file: RecordFile<LeadState> | undefined;
}

/** The states of one collection's leads: a file of states beside each file of leads. Only the one used last is held. */
export class StateLog {
  readonly #folder: DataFolder;
  readonly #gate: WriteGate;
  readonly #index: LeadIndex;
  readonly #writes = new InTurn();
  readonly #commit: GroupCommit<Change>;
  #open: OpenStates | undefined;

  constructor(folder: DataFolder, gate: WriteGate, index: LeadIndex) {
    this.#folder = folder;
    this.#gate = gate;
    this.#index = index;
    this.#commit = new GroupCommit((changes) => this.#writes.run(() => gate.pass(() => this.#write(changes))));
  }

  /**
   * @returns the new state; undefined when there is no such lead any more
   * @throws {StoreUnavailable} when the change was not kept
   */
  async change(id: string, make: (state: LeadState) => LeadState): Promise<LeadState | undefined> {
    const change: Change = { id, make };
    await this.#commit.add(change);
    return change.made;
  }

  /** Settles when no write is under way. */
  async idle(): Promise<void> {
    await this.#commit.idle();
    await this.#writes.idle();
  }

  /**
   * Removes states for good, then what they belong to: no change comes in between and leaves a state without its lead.
   * @param removeLeads given the files that hold the leads
   * @throws {StoreUnavailable} when some of it may still be there
   */
  remove(ids: readonly string[], removeLeads: (places: readonly MonthFile[]) => Promise<void>): Promise<void> {
    return this.#writes.run(async () => {
      const places = new Set(ids.flatMap((id) => this.#index.locate(id) ?? []));
      for (const at of places) await this.#removeFrom(at, new Set(ids));
      await removeLeads([...places]);
      this.#index.remove(ids);
    });
  }

  /** The states that are kept beside a file of leads; leads to which nothing has happened have none. */
  async statesOf(at: MonthFile): Promise<readonly LeadState[]> {
    if (this.#open && isSame(this.#open.at, at)) return this.#open.file?.rows ?? [];
    return (await this.#load(at))?.rows ?? [];
  }

  async #removeFrom(at: MonthFile, ids: ReadonlySet<string>): Promise<void> {
    const file = this.#open && isSame(this.#open.at, at) ? this.#open.file : await this.#load(at);
    const kept = file?.rows.filter(({ id }) => !ids.has(id)) ?? [];
    if (file && kept.length < file.rows.length) await this.#gate.pass(() => file.overwrite(kept));
  }

  /** Makes the leading changes that belong into one file. */
  async #write(changes: readonly Change[]): Promise<number> {
    const places = changes.map(({ id }) => this.#index.locate(id));
    const [at] = places;
    // The lead went while the change waited for its turn.
    if (!at) return 1;
    const other = places.findIndex((place) => !place || !isSame(place, at));
    const batch = changes.slice(0, other === -1 ? changes.length : other);
    const file = await this.#fileFor(at);
    const states = new Map(file.rows.map((state) => [state.id, state]));
    for (const change of batch) {
      change.made = change.make(states.get(change.id) ?? newLeadState(change.id));
      states.set(change.id, change.made);
    }
    const after = [...states.values()];
    if (isUnchanged(file.rows, after)) return batch.length;
    await file.replace(after);
    this.#index.apply(batch.flatMap(({ made }) => made ?? []));
    return batch.length;
  }

  async #fileFor(at: MonthFile): Promise<RecordFile<LeadState>> {
    if (!this.#open || !isSame(this.#open.at, at)) this.#open = { at, file: await this.#load(at) };
    this.#open.file ??= await this.#folder.create<LeadState>(stateNameOf(at));
    return this.#open.file;
  }

  async #load(at: MonthFile): Promise<RecordFile<LeadState> | undefined> {
    const name = stateNameOf(at);
    if (!this.#folder.listed.includes(name)) return undefined;
    const file = this.#folder.file<LeadState>(name);
    if (!(await file.load())) throw new DamagedFile(`${name} is gone`);
    return file;
  }
}

const isUnchanged = (before: readonly LeadState[], after: readonly LeadState[]): boolean =>
  before.length === after.length && after.every((state, index) => state === before[index]);

const isSame = (a: MonthFile, b: MonthFile): boolean => nameOf(a) === nameOf(b);
