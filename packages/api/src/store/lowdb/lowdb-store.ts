import { resolve } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { OperatorError, errorCode } from '../../errors.ts';
import type { LeadState } from '../../leads/model/lead-state.ts';
import type { Lead } from '../../leads/model/lead.ts';
import type { SearchWord } from '../../leads/model/search.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import type {
  DeleteResult,
  InsertResult,
  LeadFile,
  SettingName,
  Store,
  StoreEvents,
  StoreState,
  Updated,
  UsedNonce,
  WorkName,
} from '../store.ts';
import { createFileChecks, filesFolder, plainName } from '../lead-files.ts';
import type { LeadQuery } from '../lead-query.ts';
import type { TableName, TableRow } from '../tables.ts';
import { DataFolder, storeManifestFile } from './data-folder.ts';
import { Disk, nodeFileSystem, type FileSystem } from './disk.ts';
import { LeadIndex } from './lead-index.ts';
import { isUnwritable, takeLock } from './lock.ts';

export interface LowdbOptions extends StoreEvents {
  /** The data folder. It is created if missing. */
  root: string;
  /** Replaces the machine's file system in tests. */
  fileSystem?: FileSystem;
}

/**
 * Opens the store that keeps its data in files: one process at a time, every file checked.
 * @throws {FolderInUse} when another process has the folder
 * @throws {CorruptDataDir} when a file is damaged or missing
 * @throws {OperatorError} when the folder cannot be written
 */
export async function openLowdbStore(options: LowdbOptions): Promise<Store> {
  const { fileSystem = nodeFileSystem, onDamage, onFault } = options;
  const root = resolve(options.root);
  try {
    await fileSystem.makeDirectory(root);
    const unlock = takeLock(root);
    try {
      const folder = await DataFolder.open(new Disk(root, fileSystem, 'ready', onFault));
      return new LowdbStore(folder, onDamage, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    throw new OperatorError(
      `The data folder ${root} cannot be written (${errorCode(error) ?? 'read-only'}). Set DATA_DIR to one that can.`,
    );
  }
}

/**
 * Opens a data folder read-only, also while a server uses it: files are replaced whole, so none is read half-written.
 * @throws {OperatorError} when there is no data folder
 * @throws {CorruptDataDir} when a file is damaged or missing
 */
export async function readStore(path: string): Promise<Store> {
  const root = resolve(path);
  const names = await nodeFileSystem.list(root).catch((): string[] => []);
  if (!names.includes(storeManifestFile)) throw new OperatorError(`There are no leads in ${root}. Set DATA_DIR.`);
  return new LowdbStore(await DataFolder.open(new Disk(root, nodeFileSystem, 'stopped')), undefined, () => {});
}

/** The day in a generated name. Other files in the folder are not ours to delete. */
const generatedName = /^(\d{4}-\d\d-\d\d)-[0-9a-f-]{36}\.[a-z]+$/;

/** Where a file lies in the data folder. */
const pathOf = (name: string): string => `${filesFolder}/${plainName(name)}`;

/** All rows are in memory, too, so reads never wait for the disk. */
class LowdbStore implements Store {
  readonly #folder: DataFolder;
  readonly #files: ReturnType<typeof createFileChecks>;
  readonly #unlock: () => void;
  readonly #index = new LeadIndex();
  readonly #mutex = new KeyedMutex();
  /** Nonces that were answered wrong, oldest first. A restart forgets them. */
  readonly #usedNonces = new Map<string, UsedNonce>();

  constructor(folder: DataFolder, onDamage: StoreEvents['onDamage'], unlock: () => void) {
    this.#folder = folder;
    this.#files = createFileChecks(onDamage);
    this.#unlock = unlock;
    for (const file of folder.partitions) for (const lead of file.rows) this.#index.put(lead, file);
    void this.#index.prepareSearch();
  }

  /** When storing fails, the nonce stays free. */
  insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { digest, nonce } = lead.submission;
    return this.#mutex.run(nonce, async () => {
      const earlier = this.#index.ofNonce(nonce);
      if (earlier?.submission.digest === digest) return { outcome: 'duplicate', lead: earlier };
      if (earlier || this.#usedNonces.has(nonce)) return { outcome: 'nonceUsed' };
      await this.#write(lead, file);
      return { outcome: 'created' };
    });
  }

  async getLead(id: string): Promise<Lead | undefined> {
    const lead = this.#index.get(id)?.lead;
    return lead?.state.deletedAt === undefined ? lead : undefined;
  }

  async listLeads(query: LeadQuery) {
    return this.#index.find(query);
  }

  async updateLead(id: string, change: (state: LeadState) => LeadState): Promise<Lead | undefined> {
    const file = this.#index.get(id)?.file;
    const changed = await file?.edit((rows) => {
      const at = rows.findIndex(({ entity }) => entity.id === id);
      const before = rows[at];
      if (!before) return { rows, result: undefined };
      const state = change(before.state);
      if (state === before.state) return { rows, result: before };
      const after: Lead = { ...before, state };
      return { rows: rows.with(at, after), result: after };
    });
    if (file && changed) this.#index.put(changed, file);
    return changed;
  }

  async deleteLeads(ids: readonly string[]): Promise<DeleteResult> {
    const found = [...new Set(ids)].flatMap((id) => this.#index.get(id) ?? []);
    const resumes = found.flatMap(({ lead }) => lead.submission.resume?.file ?? []);
    // Files go first: while their lead is there, the deletion can be repeated.
    await this.#removeFiles(resumes);
    for (const [file, leads] of Map.groupBy(found, (each) => each.file)) {
      const deleted = new Set(leads.map(({ lead }) => lead.entity.id));
      await file.edit(
        (rows) => ({ rows: rows.filter(({ entity }) => !deleted.has(entity.id)), result: undefined }),
        true,
      );
      this.#index.remove([...deleted]);
    }
    return { leads: found.length, resumes: resumes.length };
  }

  async deleteOrphans(before: number): Promise<number> {
    const last = new Date(before).toISOString().slice(0, 10);
    const named = new Set(this.#index.all().map(({ submission }) => submission.resume?.file));
    const orphans = [...this.#folder.fileNames].filter((name) => {
      const day = generatedName.exec(name)?.[1];
      return day !== undefined && day < last && !named.has(name);
    });
    await this.#removeFiles(orphans);
    return orphans.length;
  }

  getFile(lead: Lead): Promise<LeadFile> {
    return this.#files.check(lead, (name) => this.#folder.disk.read(pathOf(name)));
  }

  async hasFile({ submission: { resume } }: Lead) {
    return resume !== undefined && this.#folder.fileNames.has(resume.file);
  }

  suggestWords(words: readonly SearchWord[]) {
    return this.#index.suggestWords(words);
  }

  async counts() {
    return this.#index.counts();
  }

  async countLeads<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>) {
    const counts = Object.entries<LeadQuery>(queries).map(([name, query]) => [name, this.#index.count(query)] as const);
    return Object.fromEntries(counts) as Record<Name, number>;
  }

  consumeNonce(used: UsedNonce): Promise<{ outcome: InsertResult['outcome'] }> {
    const { digest, nonce, now } = used;
    for (const [name, { until }] of this.#usedNonces) {
      if (until > now) break;
      this.#usedNonces.delete(name);
    }
    return this.#mutex.run(nonce, async () => {
      const earlier = this.#usedNonces.get(nonce);
      if (earlier?.digest === digest) return { outcome: 'duplicate' };
      if (earlier || this.#index.ofNonce(nonce)) return { outcome: 'nonceUsed' };
      this.#usedNonces.set(nonce, used);
      return { outcome: 'created' };
    });
  }

  async rows<Name extends TableName>(table: Name) {
    return this.#folder.table(table).rows;
  }

  updateRows<Name extends TableName, Result>(
    table: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#folder.table(table).edit(change);
  }

  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(name, work);
  }

  /** One server, in memory: a restart forgets the visitors. */
  limiter(rule: { keyPrefix: string; points: number; duration: number }) {
    return new RateLimiterMemory(rule);
  }

  async getSetting(name: SettingName) {
    return (await this.#folder.disk.read(name))?.toString().trim();
  }

  setSetting(name: SettingName, text: string) {
    return this.#folder.disk.replace(name, Buffer.from(`${text}\n`), 'ignore');
  }

  damaged() {
    return this.#files.damaged();
  }

  state(): StoreState {
    return this.#folder.disk.state;
  }

  async close(): Promise<void> {
    await this.#folder.close();
    this.#unlock();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #write(lead: Lead, bytes: Uint8Array | undefined): Promise<void> {
    const name = lead.submission.resume?.file;
    try {
      // The file is durable before the lead that names it.
      if (name !== undefined && bytes) {
        await this.#folder.disk.replace(pathOf(name), bytes, 'none');
        this.#folder.fileNames.add(name);
      }
      const partition = this.#folder.partitionOf(lead);
      await partition.edit((rows) => ({ rows: [...rows, lead], result: undefined }));
      this.#index.put(lead, partition);
    } catch (error) {
      // A file that stays because the store has stopped is an orphan, and is deleted with them.
      if (name !== undefined) await this.#removeFiles([name]).catch(() => {});
      throw error;
    }
  }

  async #removeFiles(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.#folder.disk.remove(names.map(pathOf));
    for (const name of names) this.#folder.fileNames.delete(name);
  }
}
