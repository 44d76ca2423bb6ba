import { resolve } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Store } from '../store.ts';
import type { TableName, TableRow } from '../tables.ts';
import type { DataFile } from './data-file.ts';
import { DataFolder, storeManifestFile } from './data-folder.ts';
import { OperatorError, errorCode } from '../../error-code.ts';
import { nodeFileSystem } from './file-system.ts';
import type { FileSystem } from './file-system.ts';
import { LeadIndex } from './lead-index.ts';
import { LowdbLeads } from './leads.ts';
import { MailClaims } from './mail-claims.ts';
import { load } from './load.ts';
import { isReadOnly, takeLock } from './lock.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { filesFolder } from './files.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { StoreFault } from './circuit-breaker.ts';

export interface LowdbOptions {
  /** The data folder. It is made when it is absent. */
  root: string;
  /** Told about every failed write. */
  onFault?: (fault: StoreFault) => void;
  /** Told the names of files that are found to be damaged. */
  onDamage?: (name: string) => void;
  /** Stands in for the machine's file system in tests. */
  fileSystem?: FileSystem;
}

/** There is no data folder to read. */
class NoFolder extends OperatorError {
  constructor(root: string) {
    super(`There are no leads in ${root}. Set DATA_DIR.`);
  }
}

/**
 * Opens the store that keeps its data in files: one process at a time, every file checked. A folder in which nothing can
 * be written is opened for reading, and the store has stopped.
 * @throws {FolderInUse} when another process has the folder
 * @throws {CorruptDataDir} when a file is damaged or gone
 */
export async function openLowdbStore(options: LowdbOptions): Promise<Store> {
  const { onFault = () => {}, fileSystem = nodeFileSystem } = options;
  const root = resolve(options.root);
  const breaker = new CircuitBreaker(onFault);
  try {
    await fileSystem.makeDirectory(root);
    const lock = takeLock(root);
    try {
      return await openFiles({ ...options, root, fileSystem }, breaker, true, () => lock.release());
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    breaker.stop(errorCode(error) ?? 'EROFS');
    return openFiles({ ...options, root, fileSystem }, breaker, false, () => {});
  }
}

/**
 * Reads a data folder without taking it: a server may be at work on it. Files are replaced whole, so that each is read
 * as it was at one moment. What is written is refused.
 * @throws {NoFolder}
 * @throws {CorruptDataDir} when a file is damaged or gone
 */
export async function readStore(path: string): Promise<Store> {
  const root = resolve(path);
  const names = await nodeFileSystem.list(root).catch((): string[] => []);
  if (!names.includes(storeManifestFile)) throw new NoFolder(root);
  const breaker = new CircuitBreaker(() => {});
  breaker.stop('EROFS');
  return openFiles({ root, fileSystem: nodeFileSystem }, breaker, false, () => {});
}

async function openFiles(
  { root, fileSystem, onDamage = () => {} }: LowdbOptions & { fileSystem: FileSystem },
  breaker: CircuitBreaker,
  isWritten: boolean,
  release: () => void,
): Promise<Store> {
  const folder = await DataFolder.open(root, fileSystem, breaker, isWritten);
  const index = new LeadIndex();
  try {
    const { months, tables } = await load(folder, index, isWritten);
    void index.prepareSearch();
    return fileStore(folder, index, new LowdbLeads(folder, index, months), tables, onDamage, release);
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/** The day in the name of a kept file. What else lies in the folder is not ours to remove. */
const generatedName = /^(\d{4}-\d\d-\d\d)-[0-9a-f-]{36}\.[a-z]+$/;

function fileStore(
  folder: DataFolder,
  index: LeadIndex,
  leads: LowdbLeads,
  tables: Map<TableName, DataFile<object>>,
  onDamage: (name: string) => void,
  release: () => void,
): Store {
  const damaged = new Set<string>();
  const mail = new MailClaims(index);
  const mutex = new KeyedMutex();
  const tell = (name: string) => {
    if (!damaged.has(name)) onDamage(name);
    damaged.add(name);
  };
  const table = <Name extends TableName>(name: Name): DataFile<TableRow<Name>> => {
    const file = tables.get(name) ?? folder.file<object>(`${name}.json`);
    tables.set(name, file);
    // The table's name and its row type belong together; the map cannot say so.
    return file as unknown as DataFile<TableRow<Name>>;
  };
  const dataFiles = () => [...leads.files(), ...tables.values()];

  const store: Store = {
    insertLead: (lead, file) => leads.insertLead(lead, file),
    getLead: async (id) => {
      const lead = index.get(id)?.lead;
      return lead?.state.deletedAt === undefined ? lead : undefined;
    },
    listLeads: async (query) => index.find(query),
    updateLead: (id, change) => leads.updateLead(id, change),
    deleteLeads: (ids) => leads.deleteLeads(ids),
    async deleteOrphans(before) {
      const last = new Date(before).toISOString().slice(0, 10);
      const named = new Set(index.all().map(({ intake }) => intake.resume?.file));
      const strays = [...folder.files.names].filter((name) => {
        const day = generatedName.exec(name)?.[1];
        return day !== undefined && day < last && !named.has(name);
      });
      await folder.files.remove(strays);
      return strays.length;
    },
    async getFile({ intake: { resume } }) {
      if (!resume) return { outcome: 'gone' };
      const file = await folder.files.read(resume);
      const name = `${filesFolder}/${resume.file}`;
      if (file.outcome === 'damaged') tell(name);
      else damaged.delete(name);
      return file;
    },
    hasFile: async ({ intake: { resume } }) => resume !== undefined && folder.files.names.has(resume.file),
    counts: async () => index.counts(),
    countLeads: async (query) => index.count(query),
    views: async (today) => index.views(today),
    claimMail: async (claim) => mail.claim(claim),
    releaseMail: async (by) => mail.release(by),
    consumeNonce: async (nonce) => ({ outcome: leads.consumeNonce(nonce) }),
    withLock: (name, work) => mutex.run(name, work),
    rows: async (name) => table(name).rows,
    updateRows: (name, change) => table(name).edit(change),
    // One server, and its visitors: a restart forgets them.
    limiter: (rule) => new RateLimiterMemory(rule),
    getSetting: (name) => folder.readText(name),
    setSetting: (name, text) => folder.keepText(name, text),
    async verifyIntegrity() {
      const found: string[] = [];
      for (const file of dataFiles()) {
        if (file.rows.length === 0 || (await file.isSound())) continue;
        found.push(file.name);
        tell(file.name);
        // What it held is in memory.
        await file.rewrite();
        damaged.delete(file.name);
      }
      for (const lead of index.all()) {
        const { resume } = lead.intake;
        if (resume && (await store.getFile(lead)).outcome === 'damaged') found.push(`${filesFolder}/${resume.file}`);
      }
      return found;
    },
    damaged: () => [...damaged],
    state: () => folder.breaker.state,
    async close() {
      for (const file of dataFiles()) await file.idle();
      await folder.close();
      release();
    },
  };
  return store;
}
