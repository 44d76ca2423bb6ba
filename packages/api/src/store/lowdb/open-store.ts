import { join, resolve } from 'node:path';
import type { LeadRecord } from '../../leads/lead-record.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import { fileFolders } from '../port.ts';
import type { FileFolder, LeadCounts, LeadQuery, Removed, Store, StoredLead, Updated } from '../port.ts';
import type { TableName, TableRow } from '../tables.ts';
import { DataFolder } from './data-folder.ts';
import { linesIn, uncheckedLinesIn } from './envelope.ts';
import type { FileShelf } from './file-shelf.ts';
import { nodeFileSystem } from './file-system.ts';
import type { FileSystem } from './file-system.ts';
import { inspect } from './inspect.ts';
import type { Collections } from './inspect.ts';
import { LeadFinder } from './lead-finder.ts';
import { LeadIndex } from './lead-index.ts';
import { LeadLog } from './lead-log.ts';
import { takeLock } from './lock.ts';
import type { Lock } from './lock.ts';
import { folderOf, monthOf, nameOf } from './month-file.ts';
import type { MonthFile } from './month-file.ts';
import { StateLog } from './state-log.ts';
import { Table } from './table.ts';
import { WriteGate } from './write-gate.ts';
import type { StoreFault } from './write-gate.ts';

export interface StoreOptions {
  /** The data folder. It is made when it is absent. */
  root: string;
  /** Schema of the entities of each collection of leads, by name. */
  collections: Collections;
  /** Told about every failed write. */
  onFault?: (fault: StoreFault) => void;
  /** Stands in for the machine's file system in tests. */
  fileSystem?: FileSystem;
}

/**
 * Opens the store that keeps its data in files: one process at a time, every file checked.
 * @throws {FolderInUse} when another process has the folder
 * @throws {UnsoundFolder} when a file is damaged or gone
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { collections, onFault = () => {}, fileSystem = nodeFileSystem } = options;
  const root = resolve(options.root);
  await fileSystem.makeDirectory(root);
  let gate: WriteGate | undefined;
  const lock = await takeLock(root, () => gate?.stop('LOCK'));
  gate = new WriteGate(onFault, () => lock.isHeld());
  try {
    const names = Object.keys(collections);
    const folder = await DataFolder.open(root, fileSystem, [...names.map(folderOf), ...fileFolders]);
    const index = new LeadIndex();
    try {
      await inspect(folder, collections, index);
      for (const name of fileFolders) await folder.shelf(name, gate).removeLeftovers();
    } catch (error) {
      await folder.close();
      throw error;
    }
    return new FileStore(names, folder, gate, lock, index);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

class FileStore implements Store {
  readonly #folder: DataFolder;
  readonly #gate: WriteGate;
  readonly #lock: Lock;
  readonly #logs: ReadonlyMap<string, LeadLog>;
  readonly #shelves: ReadonlyMap<FileFolder, FileShelf>;
  readonly #states = new Map<string, StateLog>();
  readonly #index: LeadIndex;
  readonly #finder: LeadFinder;
  readonly #tables = new Map<TableName, Table>();

  constructor(names: readonly string[], folder: DataFolder, gate: WriteGate, lock: Lock, index: LeadIndex) {
    this.#folder = folder;
    this.#gate = gate;
    this.#lock = lock;
    this.#shelves = new Map(fileFolders.map((name) => [name, folder.shelf(name, gate)]));
    this.#index = index;
    this.#logs = new Map(names.map((name) => [name, new LeadLog(name, folder, gate, index)]));
    const read = (at: MonthFile) => folder.fileSystem.read(join(folder.root, nameOf(at)));
    this.#finder = new LeadFinder(index, {
      linesOf: async (at) => linesIn(nameOf(at), await read(at)).lines,
      uncheckedLinesOf: async (at) => uncheckedLinesIn(await read(at)),
      statesOf: (at) => this.#stateLog(at.collection).statesOf(at),
    });
  }

  appendLead(collection: string, record: LeadRecord): Promise<void> {
    return this.#log(collection).append(record);
  }

  leads(collection: string): AsyncIterable<LeadRecord> {
    return this.#log(collection).records();
  }

  async *leadsSince(time: number): AsyncGenerator<LeadRecord> {
    const since = new Date(time).toISOString();
    for (const log of this.#logs.values()) {
      for await (const record of log.records(monthOf(since))) {
        if (record.intake.receivedAt >= since) yield record;
      }
    }
  }

  findLeads(query: LeadQuery): AsyncIterable<StoredLead> {
    return this.#finder.find(query);
  }

  lead(id: string): Promise<StoredLead | undefined> {
    return this.#finder.get(id);
  }

  async changeLeadState(id: string, change: (state: LeadState) => LeadState): Promise<LeadState | undefined> {
    const at = this.#index.locate(id);
    return at && this.#stateLog(at.collection).change(id, change);
  }

  leadsWithMailDue(): AsyncIterable<StoredLead> {
    return this.#finder.mailDue();
  }

  leadCounts(): LeadCounts {
    return this.#index.counts();
  }

  async removeLeads(collection: string, ids: ReadonlySet<string>): Promise<Removed> {
    const log = this.#log(collection);
    const present = [...ids].filter((id) => this.#index.locate(id)?.collection === collection);
    const resumes: string[] = [];
    for await (const { record } of this.#finder.each(present)) {
      if (record.intake.resume) resumes.push(record.intake.resume.file);
    }
    if (resumes.length > 0) await this.removeFiles('resumes', resumes);
    await this.#stateLog(collection).remove(present, (places) => log.remove(places, ids));
    return { leads: present.length, resumes: resumes.length };
  }

  putFile(folder: FileFolder, name: string, bytes: Uint8Array): Promise<void> {
    return this.#shelf(folder).put(name, bytes);
  }

  readFile(folder: FileFolder, name: string): Promise<Buffer | undefined> {
    return this.#shelf(folder).read(name);
  }

  removeFiles(folder: FileFolder, names: readonly string[]): Promise<void> {
    return this.#shelf(folder).remove(names);
  }

  fileNames(folder: FileFolder): Promise<readonly string[]> {
    return this.#shelf(folder).names();
  }

  async rows<Name extends TableName>(table: Name): Promise<readonly TableRow<Name>[]> {
    // The table's name and its row type belong together; the map cannot say so.
    return (await this.#table(table).rows()) as readonly TableRow<Name>[];
  }

  insertRow<Name extends TableName>(table: Name, row: TableRow<Name>): Promise<void> {
    return this.#table(table).insert(row);
  }

  updateRows<Name extends TableName, Result>(
    table: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#table(table).update((rows) => change(rows as readonly TableRow<Name>[]));
  }

  state() {
    return this.#gate.state;
  }

  async close(): Promise<void> {
    const writers = [...this.#logs.values(), ...this.#states.values(), ...this.#tables.values()];
    for (const writer of writers) await writer.idle();
    await this.#folder.close();
    await this.#lock.release();
  }

  #log(collection: string): LeadLog {
    const log = this.#logs.get(collection);
    if (!log) throw new Error(`There is no collection ${collection}`);
    return log;
  }

  #stateLog(collection: string): StateLog {
    const states = this.#states.get(collection) ?? new StateLog(this.#folder, this.#gate, this.#index);
    this.#states.set(collection, states);
    return states;
  }

  #shelf(name: FileFolder): FileShelf {
    const shelf = this.#shelves.get(name);
    if (!shelf) throw new Error(`There is no folder ${name}`);
    return shelf;
  }

  #table(name: TableName): Table {
    const table = this.#tables.get(name) ?? new Table(name, this.#folder, this.#gate);
    this.#tables.set(name, table);
    return table;
  }
}
