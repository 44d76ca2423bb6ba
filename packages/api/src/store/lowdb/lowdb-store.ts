import { resolve } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { OperatorError, errorCode } from '../../errors.ts';
import { leadKinds } from '../../leads/model/lead-kinds.ts';
import type { LeadState } from '../../leads/model/lead-state.ts';
import type { DeliveryChannel } from '../../leads/model/deliveries.ts';
import type { Lead } from '../../leads/model/lead.ts';
import type { SearchWord } from '../../leads/model/search.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import type {
  DeleteResult,
  DeliveryClaim,
  InsertResult,
  LeadFile,
  LeadQuery,
  SettingName,
  Store,
  StoreState,
  Updated,
  UsedNonce,
  WorkName,
} from '../store.ts';
import type { Session, TableName, TableRow } from '../tables.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { StoreFault } from './circuit-breaker.ts';
import type { Collection } from './collection.ts';
import { DataFolder, storeManifestFile } from './data-folder.ts';
import { nodeFileSystem } from './file-system.ts';
import type { FileSystem } from './file-system.ts';
import { filesFolder } from './files.ts';
import { LeadIndex } from './lead-index.ts';
import { load } from './load.ts';
import type { FileName, Loaded } from './load.ts';
import { isUnwritable, takeLock } from './lock.ts';
import { DeliverySchedule } from './delivery-schedule.ts';
import { leadsPerFile, monthOf, nameOf } from './partition.ts';

export interface LowdbOptions {
  /** The data folder. It is made when it is absent. */
  root: string;
  /** Called after every failed write. */
  onFault?: (fault: StoreFault) => void;
  /** Called with the name of a file that is found to be damaged. */
  onDamage?: (name: string) => void;
  /** Replaces the machine's file system in tests. */
  fileSystem?: FileSystem;
}

/**
 * Opens the store that keeps its data in files: one process at a time, every file checked.
 * @throws {FolderInUse} when another process has the folder
 * @throws {CorruptDataDir} when a file is damaged or gone
 * @throws {OperatorError} when the folder cannot be written
 */
export async function openLowdbStore(options: LowdbOptions): Promise<Store> {
  const { onFault = () => {}, fileSystem = nodeFileSystem } = options;
  const root = resolve(options.root);
  try {
    await fileSystem.makeDirectory(root);
    const lock = takeLock(root);
    try {
      return await LowdbStore.open({ ...options, root, fileSystem }, new CircuitBreaker(onFault), () => lock.release());
    } catch (error) {
      lock.release();
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
 * Reads a data folder without locking it: a server may be using it. Files are replaced whole, so each is read as it was
 * at one moment. Writes are refused.
 * @throws {OperatorError} when there is no data folder
 * @throws {CorruptDataDir} when a file is damaged or gone
 */
export async function readStore(path: string): Promise<Store> {
  const root = resolve(path);
  const names = await nodeFileSystem.list(root).catch((): string[] => []);
  if (!names.includes(storeManifestFile)) throw new OperatorError(`There are no leads in ${root}. Set DATA_DIR.`);
  const breaker = new CircuitBreaker(() => {});
  breaker.stop('EROFS');
  return LowdbStore.open({ root, fileSystem: nodeFileSystem }, breaker);
}

/** The day in the name of a stored file. Other files in the folder are not ours to delete. */
const generatedName = /^(\d{4}-\d\d-\d\d)-[0-9a-f-]{36}\.[a-z]+$/;

/** Leads, tables and files in a data folder. All rows are in memory too, so reads never wait for the disk. */
class LowdbStore implements Store {
  readonly #folder: DataFolder;
  readonly #index: LeadIndex;
  readonly #onDamage: (name: string) => void;
  readonly #release: () => void;
  /** By name. */
  readonly #partitions: Map<string, Collection<Lead>>;
  readonly #tables: Map<FileName, Collection<object>>;
  readonly #deliveries: DeliverySchedule;
  readonly #mutex = new KeyedMutex();
  readonly #damaged = new Set<string>();
  /** Leads that are being written, by nonce. */
  readonly #pending = new Map<string, Promise<unknown>>();
  /** Nonces that were answered wrong, oldest first. A restart forgets them. */
  readonly #usedNonces = new Map<string, UsedNonce>();

  private constructor(
    folder: DataFolder,
    index: LeadIndex,
    { partitions, tables }: Loaded,
    onDamage: (name: string) => void,
    release: () => void,
  ) {
    this.#folder = folder;
    this.#index = index;
    this.#partitions = partitions;
    this.#tables = tables;
    this.#deliveries = new DeliverySchedule(index);
    this.#onDamage = onDamage;
    this.#release = release;
  }

  /** @param release unlocks the folder; without it, nothing is written */
  static async open(
    { root, fileSystem, onDamage = () => {} }: LowdbOptions & { fileSystem: FileSystem },
    breaker: CircuitBreaker,
    release?: () => void,
  ): Promise<LowdbStore> {
    const isWritten = release !== undefined;
    const folder = await DataFolder.open(root, fileSystem, breaker, isWritten);
    try {
      const index = new LeadIndex();
      const loaded = await load(folder, index, isWritten);
      void index.prepareSearch();
      return new LowdbStore(folder, index, loaded, onDamage, release ?? (() => {}));
    } catch (error) {
      await folder.close();
      throw error;
    }
  }

  async insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { digest, nonce } = lead.intake;
    // When an earlier lead with this nonce fails, the nonce is free for this one.
    while (this.#pending.has(nonce)) await this.#pending.get(nonce)?.catch(() => {});
    if (this.#usedNonces.has(nonce)) return { outcome: 'nonceUsed' };
    const earlier = this.#index.ofNonce(nonce);
    if (earlier) {
      return earlier.intake.digest === digest ? { outcome: 'duplicate', lead: earlier } : { outcome: 'nonceUsed' };
    }
    const writing = this.#write(lead, file).finally(() => this.#pending.delete(nonce));
    this.#pending.set(nonce, writing);
    await writing;
    return { outcome: 'created' };
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
    const resumes = found.flatMap(({ lead }) => lead.intake.resume?.file ?? []);
    // Files go first: while their lead is there, the deletion can be repeated.
    await this.#folder.files.remove(resumes);
    for (const [file, leads] of Map.groupBy(found, (each) => each.file)) {
      const gone = new Set(leads.map(({ lead }) => lead.entity.id));
      await file.edit((rows) => ({ rows: rows.filter(({ entity }) => !gone.has(entity.id)), result: undefined }), true);
      this.#index.remove([...gone]);
    }
    return { leads: found.length, resumes: resumes.length };
  }

  async deleteOrphans(before: number): Promise<number> {
    const last = new Date(before).toISOString().slice(0, 10);
    const named = new Set(this.#index.all().map(({ intake }) => intake.resume?.file));
    const orphans = [...this.#folder.files.names].filter((name) => {
      const day = generatedName.exec(name)?.[1];
      return day !== undefined && day < last && !named.has(name);
    });
    await this.#folder.files.remove(orphans);
    return orphans.length;
  }

  async getFile({ intake: { resume } }: Lead): Promise<LeadFile> {
    if (!resume) return { outcome: 'gone' };
    const file = await this.#folder.files.read(resume);
    const name = `${filesFolder}/${resume.file}`;
    if (file.outcome === 'damaged') {
      if (!this.#damaged.has(name)) this.#onDamage(name);
      this.#damaged.add(name);
    } else {
      this.#damaged.delete(name);
    }
    return file;
  }

  async hasFile({ intake: { resume } }: Lead) {
    return resume !== undefined && this.#folder.files.names.has(resume.file);
  }

  suggestWords(words: readonly SearchWord[]) {
    return this.#index.suggestWords(words);
  }

  async counts() {
    return this.#index.counts();
  }

  async countLeads(query: LeadQuery) {
    return this.#index.count(query);
  }

  async views(today: string) {
    return this.#index.views(today);
  }

  async claimDeliveries(claim: DeliveryClaim) {
    return this.#deliveries.claim(claim);
  }

  async releaseDeliveries(channel: DeliveryChannel, ids: readonly string[], dueAt: number) {
    this.#deliveries.release(channel, ids, dueAt);
  }

  async wakeDeliveries(channel: DeliveryChannel) {
    this.#deliveries.wake(channel);
  }

  async consumeNonce(used: UsedNonce): Promise<{ outcome: InsertResult['outcome'] }> {
    const { digest, nonce, now } = used;
    for (const [name, { until }] of this.#usedNonces) {
      if (until > now) break;
      this.#usedNonces.delete(name);
    }
    const earlier = this.#usedNonces.get(nonce);
    if (earlier) return { outcome: earlier.digest === digest ? 'duplicate' : 'nonceUsed' };
    if (this.#pending.has(nonce) || this.#index.ofNonce(nonce)) return { outcome: 'nonceUsed' };
    this.#usedNonces.set(nonce, used);
    return { outcome: 'created' };
  }

  async rows<Name extends TableName>(table: Name) {
    return this.#table(table).rows;
  }

  updateRows<Name extends TableName, Result>(
    table: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#table(table).edit(change);
  }

  async insertSession(session: Session): Promise<void> {
    await this.#editSessions((rows) => [...rows.filter(({ expiresAt }) => expiresAt > session.createdAt), session]);
  }

  async getSession(hash: string) {
    return this.#sessions.rows.find(({ tokenHash }) => tokenHash === hash);
  }

  async extendSession(hash: string, expiresAt: number): Promise<void> {
    await this.#editSessions((rows) => rows.map((row) => (row.tokenHash === hash ? { ...row, expiresAt } : row)));
  }

  async deleteSession(hash: string): Promise<void> {
    await this.#deleteSessions(({ tokenHash }) => tokenHash === hash);
  }

  async deleteSessions(id: string): Promise<void> {
    await this.#deleteSessions(({ userId }) => userId === id);
  }

  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(name, work);
  }

  /** One server, in memory: a restart forgets the visitors. */
  limiter(rule: { keyPrefix: string; points: number; duration: number }) {
    return new RateLimiterMemory(rule);
  }

  getSetting(name: SettingName) {
    return this.#folder.readText(name);
  }

  setSetting(name: SettingName, text: string) {
    return this.#folder.writeText(name, text);
  }

  damaged() {
    return [...this.#damaged];
  }

  state(): StoreState {
    return this.#folder.breaker.state;
  }

  async close(): Promise<void> {
    for (const file of [...this.#partitions.values(), ...this.#tables.values()]) await file.idle();
    await this.#folder.close();
    this.#release();
  }

  async #write(lead: Lead, bytes: Uint8Array | undefined): Promise<void> {
    const { files } = this.#folder;
    const name = lead.intake.resume?.file;
    // The file is durable before the lead that names it.
    if (name !== undefined && bytes) await files.put(name, bytes);
    try {
      const partition = this.#partitionOf(lead);
      await partition.edit((rows) => ({ rows: [...rows, lead], result: undefined }));
      this.#index.put(lead, partition);
    } catch (error) {
      // A file that stays because the store has stopped is an orphan, and is deleted with them.
      if (name !== undefined) await files.remove([name]).catch(() => {});
      throw error;
    }
  }

  /** The last file of a month, with room for one more. */
  #partitionOf(lead: Lead): Collection<Lead> {
    for (let part = 1; ; part++) {
      const name = nameOf({ kind: leadKinds[lead.kind], month: monthOf(lead), part });
      const file = this.#partitions.get(name) ?? this.#folder.file<Lead>(name);
      this.#partitions.set(name, file);
      if (file.projectedSize < leadsPerFile) return file;
    }
  }

  get #sessions(): Collection<Session> {
    return this.#file('sessions') as unknown as Collection<Session>;
  }

  #editSessions(change: (rows: readonly Session[]) => readonly Session[]): Promise<void> {
    return this.#sessions.edit((rows) => ({ rows: change(rows), result: undefined }));
  }

  #deleteSessions(isGone: (session: Session) => boolean): Promise<void> {
    return this.#editSessions((rows) => (rows.some(isGone) ? rows.filter((row) => !isGone(row)) : rows));
  }

  #table<Name extends TableName>(name: Name): Collection<TableRow<Name>> {
    // The table's name and its row type belong together; the map cannot say so.
    return this.#file(name) as unknown as Collection<TableRow<Name>>;
  }

  #file(name: FileName): Collection<object> {
    const file = this.#tables.get(name) ?? this.#folder.file<object>(`${name}.json`);
    this.#tables.set(name, file);
    return file;
  }
}
