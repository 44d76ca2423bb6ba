import { resolve } from 'node:path';
import type { LeadRecord } from '../../leads/lead-record.ts';
import { fileFolders } from '../port.ts';
import type { FileFolder, Removed, Store, Updated } from '../port.ts';
import type { TableName, TableRow } from '../tables.ts';
import { DataFolder } from './data-folder.ts';
import type { FileShelf } from './file-shelf.ts';
import { nodeFileSystem } from './file-system.ts';
import type { FileSystem } from './file-system.ts';
import { inspect } from './inspect.ts';
import type { Collections } from './inspect.ts';
import { LeadLog } from './lead-log.ts';
import { takeLock } from './lock.ts';
import type { Lock } from './lock.ts';
import { folderOf, monthOf } from './month-file.ts';
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
    try {
      await inspect(folder, collections);
      for (const name of fileFolders) await folder.shelf(name, gate).removeLeftovers();
    } catch (error) {
      await folder.close();
      throw error;
    }
    return new FileStore(names, folder, gate, lock);
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
  readonly #tables = new Map<TableName, Table>();

  constructor(names: readonly string[], folder: DataFolder, gate: WriteGate, lock: Lock) {
    this.#folder = folder;
    this.#gate = gate;
    this.#lock = lock;
    this.#logs = new Map(names.map((name) => [name, new LeadLog(name, folder, gate)]));
    this.#shelves = new Map(fileFolders.map((name) => [name, folder.shelf(name, gate)]));
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

  async removeLeads(collection: string, ids: ReadonlySet<string>): Promise<Removed> {
    const found = new Set<string>();
    const resumes: string[] = [];
    for await (const { entity, intake } of this.leads(collection)) {
      if (!ids.has(entity.id)) continue;
      found.add(entity.id);
      if (intake.resume) resumes.push(intake.resume.file);
    }
    if (resumes.length > 0) await this.removeFiles('resumes', resumes);
    if (found.size > 0) await this.#log(collection).remove(found);
    return { leads: found.size, resumes: resumes.length };
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
    for (const writer of [...this.#logs.values(), ...this.#tables.values()]) await writer.idle();
    await this.#folder.close();
    await this.#lock.release();
  }

  #log(collection: string): LeadLog {
    const log = this.#logs.get(collection);
    if (!log) throw new Error(`There is no collection ${collection}`);
    return log;
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
