import { join, resolve } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { day } from '../../clock.ts';
import { OperatorError, errorCode } from '../../errors.ts';
import type { LeadState, Lead } from '../../leads/model/lead.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { isFileOf, plainName } from '../lead-files.ts';
import type { LeadQuery } from '../lead-query.ts';
import type { InsertResult, MakeLimiter, SettingName, Store, StoreEvents, Updated, WorkName } from '../store.ts';
import { tables, type TableName, type TableRow } from '../tables.ts';
import { DataFolder, nodeFileSystem, type FileSystem } from './data-folder.ts';
import { JsonFile, UnusableFile } from './json-file.ts';
import { LeadIndex } from './lead-index.ts';
import { takeLock, unwritable } from './lock.ts';
import { leadsFolder, monthFile, monthFileName } from './months.ts';
import { manifestFile, upgradeFolder } from './previous-folder.ts';
import { isLead, shapeOf } from './row-shape.ts';

export interface LowdbOptions extends Pick<StoreEvents, 'onFault'> {
  /** The data folder. It is created if missing. */
  root: string;
  /** Replaces the machine's file system in tests. */
  fileSystem?: FileSystem;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Folder of the applicants' files. */
export const filesFolder = 'resumes';
/** A folder with this name is there while a restore moves files: until it is done, only a part of them is in place. */
export const restoringPrefix = '.restoring-';

/** The day in a generated name. Other files in the folder are not ours to delete. */
const generatedName = /^(\d{4}-\d\d-\d\d)-[0-9a-f-]{36}\.[a-z]+$/;
/** A file without a lead is kept so long, in case its lead is put back from a backup. In milliseconds. */
const orphanAge = 30 * day;

/** The folder cannot be written or made, or is a file. */
const unwritableCodes = ['EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'ENOENT'];

/**
 * Opens the store that keeps its data in files: one process at a time.
 * @throws {FolderInUse} when another process has the folder
 * @throws {UnusableFile} when a file is not valid JSON of its schema
 * @throws {OperatorError} when the folder cannot be used
 */
export async function openLowdbStore(options: LowdbOptions): Promise<Store> {
  const { fileSystem = nodeFileSystem, onFault, now = Date.now } = options;
  const root = resolve(options.root);
  const folder = new DataFolder(root, fileSystem, onFault);
  let unlock = () => {};
  try {
    await fileSystem.makeFolder(root);
    unlock = takeLock(root);
    if ((await fileSystem.list(root)).some((name) => name.startsWith(restoringPrefix))) {
      throw new OperatorError(`A restore of ${root} was cut off. Run it again, with --replace.`);
    }
    await folder.prepare(['.', leadsFolder, filesFolder]);
    await upgradeFolder(folder);
    const store = new LowdbStore(folder, unlock);
    await store.load();
    await store.removeOrphans(now());
    return store;
  } catch (error) {
    unlock();
    const code = errorCode(error) ?? '';
    throw unwritableCodes.includes(code) ? new OperatorError(unwritable(root, code)) : error;
  }
}

/**
 * Opens a data folder read-only, also while a server uses it: files are replaced whole, so none is read half-written.
 * @throws {OperatorError} when there is no data folder, or it cannot be read
 * @throws {UnusableFile} when a file is not valid JSON of its schema
 */
export async function readStore(path: string): Promise<Store> {
  const root = resolve(path);
  const names = await nodeFileSystem.list(root).catch((error: unknown): string[] => {
    const code = errorCode(error) ?? '';
    // A command that another user runs than the server's may not read it.
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw new OperatorError(`${root} cannot be read (${code}).`);
    return [];
  });
  if (!names.includes(leadsFolder)) throw new OperatorError(`There are no leads in ${root}. Set DATA_DIR.`);
  if (names.includes(manifestFile)) {
    throw new OperatorError(
      `${root} is of the version before. Use its commands, or start the server: it upgrades the folder.`,
    );
  }
  const store = new LowdbStore(new DataFolder(root, nodeFileSystem, undefined, 'stopped'), () => {});
  await store.load();
  return store;
}

/** All rows are in memory, too, so reads never wait for the disk. */
class LowdbStore implements Store {
  readonly #folder: DataFolder;
  readonly #unlock: () => void;
  readonly #months = new Map<string, JsonFile<Lead>>();
  readonly #tables: ReadonlyMap<string, JsonFile<TableRow<TableName>>>;
  readonly #index = new LeadIndex();
  readonly #mutex = new KeyedMutex();

  constructor(folder: DataFolder, unlock: () => void) {
    this.#folder = folder;
    this.#unlock = unlock;
    this.#tables = new Map(
      Object.entries(tables).map(([name, row]) => [name, new JsonFile(folder, `${name}.json`, shapeOf(row))]),
    );
  }

  /** @throws {UnusableFile} */
  async load(): Promise<void> {
    const names = await this.#folder.list('.');
    for (const [name, table] of this.#tables) if (names.includes(`${name}.json`)) await table.load();
    for (const name of (await this.#folder.list(leadsFolder)).toSorted()) {
      const path = `${leadsFolder}/${name}`;
      const refuse = (why: string) => new UnusableFile(join(this.#folder.root, path), why);
      if (/^[a-z_]+$/.test(name)) {
        // The version before makes such folders before it refuses one of this version. Leads must not look like none.
        if ((await this.#folder.list(path)).length > 0) throw refuse('another version of the server has made it');
      } else if (monthFileName.test(name)) {
        const before = this.#index.size;
        const month = this.#month(path);
        await month.load();
        if (this.#index.size < before + month.rows.length) throw refuse('a lead in it is stored twice');
        // A change would look for it elsewhere.
        if (month.rows.some((lead) => monthFile(lead) !== path)) throw refuse('a lead in it is of another month');
      }
    }
    // What reading has left would stay: with 25,000 leads up to 50 MiB. `npm start` exposes it.
    globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
    void this.#index.prepareSearch();
  }

  /** Removes files that no lead names: the process ended before their lead was stored. @param now milliseconds since 1970 */
  async removeOrphans(now: number): Promise<void> {
    const last = new Date(now - orphanAge).toISOString().slice(0, 10);
    const named = new Set(this.#index.all().map(({ submission }) => submission.resume?.file));
    const orphans = (await this.#folder.list(filesFolder)).filter((name) => {
      const madeOn = generatedName.exec(name)?.[1];
      return madeOn !== undefined && madeOn < last && !named.has(name);
    });
    await this.#folder.remove(filesFolder, orphans);
  }

  /** When storing fails, the nonce stays free. */
  insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { digest, nonce, resume } = lead.submission;
    return this.#mutex.run(nonce, async () => {
      const name = resume && plainName(resume.file);
      const earlier = this.#index.withNonce(nonce);
      if (earlier?.submission.digest === digest) return { outcome: 'duplicate', lead: earlier };
      const isSpent = this.#table('used_nonces').rows.some((used) => used.nonce === nonce);
      if (earlier || isSpent || this.#index.get(lead.entity.id)) return { outcome: 'nonceUsed' };
      // The file is durable before the lead that names it.
      if (name !== undefined && file) await this.#folder.replace(`${filesFolder}/${name}`, file);
      try {
        await this.#month(monthFile(lead)).edit((rows) => ({ rows: [...rows, lead], result: undefined }));
      } catch (error) {
        // A file that stays because the store has stopped is an orphan, which a later start removes.
        if (name !== undefined) await this.#folder.remove(filesFolder, [name]).catch(() => {});
        throw error;
      }
      return { outcome: 'created' };
    });
  }

  listLeads(query: LeadQuery): Promise<Lead[]> {
    return this.#index.list(query);
  }

  countLeads<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>): Promise<Record<Name, number>> {
    return this.#index.count(queries);
  }

  /** One write for each month, however many leads. */
  async updateLeads(ids: readonly string[], change: (state: LeadState, id: string) => LeadState): Promise<Lead[]> {
    const wanted = new Set(ids);
    const changed = this.#monthsOf(this.#leads(ids)).map((month) =>
      month.edit((before) => {
        const rows = before.map((row) => {
          const state = wanted.has(row.entity.id) ? change(row.state, row.entity.id) : row.state;
          return state === row.state ? row : { ...row, state };
        });
        return { rows, result: rows.filter(({ entity }) => wanted.has(entity.id)) };
      }),
    );
    return (await Promise.all(changed)).flat();
  }

  async deleteLeads(ids: readonly string[], deletedUntil?: number): Promise<number> {
    // Nobody puts a lead back meanwhile: the command takes the lock.
    const leads = this.#leads(ids).filter(
      ({ state: { deletedAt = '' } }) => deletedUntil === undefined || Date.parse(deletedAt) <= deletedUntil,
    );
    // Files go before their leads: while those are there, the deletion can be repeated.
    const names = leads.flatMap(({ submission }) => submission.resume?.file ?? []);
    await this.#folder.remove(filesFolder, names.map(plainName));
    const deleted = new Set(leads.map(({ entity }) => entity.id));
    for (const month of this.#monthsOf(leads)) {
      await month.edit((rows) => ({ rows: rows.filter(({ entity }) => !deleted.has(entity.id)), result: undefined }));
    }
    return deleted.size;
  }

  async readFile(lead: Lead): Promise<Buffer | undefined> {
    const name = lead.submission.resume?.file;
    const bytes = name === undefined ? undefined : await this.#folder.read(`${filesFolder}/${plainName(name)}`);
    return bytes && isFileOf(lead, bytes) ? bytes : undefined;
  }

  async revision(): Promise<string> {
    return this.#index.revision;
  }

  async rows<Name extends TableName>(table: Name): Promise<readonly TableRow<Name>[]> {
    return this.#table(table).rows;
  }

  updateRows<Name extends TableName, Result>(
    table: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#table(table).edit(change);
  }

  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(name, work);
  }

  /** One server, in memory: a restart forgets the visitors. */
  readonly limiter: MakeLimiter = (rule) => new RateLimiterMemory(rule);

  async getSetting(name: SettingName): Promise<string | undefined> {
    return (await this.#folder.read(name))?.toString().trim();
  }

  setSetting(name: SettingName, text: string): Promise<void> {
    return this.#folder.replace(name, `${text}\n`);
  }

  state() {
    return this.#folder.state;
  }

  async close(): Promise<void> {
    for (const file of [...this.#months.values(), ...this.#tables.values()]) await file.idle().catch(() => {});
    this.#unlock();
  }

  readonly [Symbol.asyncDispose] = (): Promise<void> => this.close();

  /** Those that there are. */
  #leads(ids: readonly string[]): Lead[] {
    return [...new Set(ids)].flatMap((id) => this.#index.get(id) ?? []);
  }

  #monthsOf(leads: readonly Lead[]): JsonFile<Lead>[] {
    return [...new Set(leads.map(monthFile))].map((path) => this.#month(path));
  }

  #month(path: string): JsonFile<Lead> {
    const replace = this.#index.replace.bind(this.#index);
    const month = this.#months.get(path) ?? new JsonFile<Lead>(this.#folder, path, isLead, replace);
    this.#months.set(path, month);
    return month;
  }

  #table<Name extends TableName>(name: Name): JsonFile<TableRow<Name>> {
    // Each has rows of its own type.
    return this.#tables.get(name) as unknown as JsonFile<TableRow<Name>>;
  }
}
