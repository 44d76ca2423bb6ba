import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { OperatorError } from '../../errors.ts';
import { allLeadKinds, leadKinds } from '../../leads/model/lead-kinds.ts';
import { submission, type Lead } from '../../leads/model/lead.ts';
import { leadState } from '../../leads/model/lead-state.ts';
import { filesFolder } from '../lead-files.ts';
import { tables, type TableName, type TableRow } from '../tables.ts';
import { Collection } from './collection.ts';
import { DamagedFile, decode } from './data-file.ts';
import type { Disk } from './disk.ts';

/** Lists every data file. A folder with this file holds a store. */
export const storeManifestFile = 'store.json';

/** Approximate maximum of leads in one file. A write replaces a whole file, so this bounds its cost. */
export const leadsPerFile = 1000;

/** Name of a file of leads, by month (UTC), such as "2026-11", and by part, from 1. */
export const partitionName = (collection: string, month: string, part: number): string =>
  `leads/${collection}/${month}${part === 1 ? '' : `.${part}`}.json`;

const leadFolders = allLeadKinds.map(({ collection }) => `leads/${collection}`);
const partitionPattern = /^leads\/[a-z_]+\/\d{4}-\d{2}(?:\.\d{1,6})?\.json$/;

/** Of the records, by the file of a table or the folder of leads. */
const schemas = new Map<string, z.core.$ZodType>([
  ...Object.entries(tables).map(([name, schema]) => [`${name}.json`, schema] as const),
  ...allLeadKinds.map(({ collection, entity }) => {
    const lead = z.object({ kind: z.string(), entity, submission, state: leadState });
    return [`leads/${collection}`, lead] as const;
  }),
]);
/** Undefined when it is no data file. */
const schemaOf = (name: string) => schemas.get(partitionPattern.test(name) ? dirname(name) : name);
const isDataFile = (name: string): boolean => schemaOf(name) !== undefined;

/** The data folder cannot be trusted. The message names the file and the step that restores it. */
export class CorruptDataDir extends OperatorError {}

/** The data files, each listed in the manifest before the first row goes into it. */
export class DataFolder {
  readonly disk: Disk;
  /** Names of the files that leads name. */
  readonly fileNames = new Set<string>();
  readonly #manifest: Collection<{ file: string }>;
  readonly #collections = new Map<string, Collection<object>>();

  private constructor(disk: Disk) {
    this.disk = disk;
    this.#manifest = new Collection(disk, storeManifestFile);
  }

  /**
   * Reads and checks every data file. Unless the disk only reads, cleans up after a stop in the middle of a write.
   * @throws {CorruptDataDir}
   */
  static async open(disk: Disk): Promise<DataFolder> {
    try {
      const folder = new DataFolder(disk);
      if (disk.state === 'ready') await disk.openFolders(['.', 'leads', ...leadFolders, filesFolder]);
      await folder.#load();
      return folder;
    } catch (error) {
      await disk.close();
      throw error;
    }
  }

  /** Every file of leads. */
  get partitions(): Collection<Lead>[] {
    const names = [...this.#collections.keys()].filter((name) => partitionPattern.test(name));
    return names.map((name) => this.#collection<Lead>(name));
  }

  /** The last file of a lead's month, with room for one more. */
  partitionOf({ kind, submission: { receivedAt } }: Lead): Collection<Lead> {
    for (let part = 1; ; part++) {
      const file = this.#collection<Lead>(partitionName(leadKinds[kind].collection, receivedAt.slice(0, 7), part));
      if (file.projectedSize < leadsPerFile) return file;
    }
  }

  table<Name extends TableName>(name: Name): Collection<TableRow<Name>> {
    return this.#collection(`${name}.json`);
  }

  /** Waits for writes under way. */
  async close(): Promise<void> {
    for (const collection of this.#collections.values()) await collection.idle();
    await this.disk.close();
  }

  #collection<Row extends object>(name: string): Collection<Row> {
    const list = () => this.#list([name]);
    const collection = this.#collections.get(name) ?? new Collection(this.disk, name, list);
    this.#collections.set(name, collection);
    // Only rows of one type are ever written under a name.
    return collection as unknown as Collection<Row>;
  }

  #list(names: readonly string[]): Promise<void> {
    return this.#manifest.edit((rows) => ({ rows: [...rows, ...names.map((file) => ({ file }))], result: undefined }));
  }

  async #load(): Promise<void> {
    const isMarked = await this.#read(this.#manifest);
    const found = await this.disk.list('.');
    for (const folder of leadFolders) {
      found.push(...(await this.disk.list(folder)).map((name) => `${folder}/${name}`));
    }
    for (const name of await this.disk.list(filesFolder)) {
      if (name.endsWith('.tmp')) found.push(`${filesFolder}/${name}`);
      else this.fileNames.add(name);
    }
    const names = found.filter(isDataFile);
    if (!isMarked && names.length > 0)
      throw await this.#corrupt(storeManifestFile, 'it is gone, and data files are there');
    const listed = new Set(this.#manifest.rows.map(({ file }) => file));
    for (const name of listed) {
      if (!isDataFile(name)) throw this.#unknown(name);
      if (!names.includes(name)) throw await this.#corrupt(name, 'it is gone');
    }
    for (const name of names) await this.#read(this.#collection(name), schemaOf(name));
    if (this.disk.state === 'stopped') return;
    await this.disk.remove(found.filter(isLeftover));
    const unlisted = names.filter((name) => !listed.has(name));
    // Also written without files, because it marks the folder as a store.
    if (!isMarked || unlisted.length > 0) await this.#list(unlisted);
  }

  /** @throws {CorruptDataDir} */
  async #read<Row extends object>(collection: Collection<Row>, schema?: z.core.$ZodType): Promise<boolean> {
    try {
      const exists = await collection.load();
      if (schema && !collection.rows.every((row) => isComplete(schema, row))) {
        throw new DamagedFile('a record in it has the wrong shape');
      }
      return exists;
    } catch (error) {
      if (error instanceof DamagedFile) throw await this.#corrupt(collection.name, error.message);
      throw error;
    }
  }

  /** The error for a table that this release does not know, as after a rollback. */
  #unknown(name: string): CorruptDataDir {
    return new CorruptDataDir(`Another release has written to the data folder ${this.disk.root}: this one has no ${name}.
Start that release, or restore the backup that you made before the upgrade.
Nothing was changed.`);
  }

  /** The error for a bad file. Advises to restore its `.bak` if that is sound. */
  async #corrupt(name: string, why: string): Promise<CorruptDataDir> {
    const path = join(this.disk.root, name);
    let advice = 'There is no sound copy beside it: restore the data folder from your own backup.';
    try {
      const backup = await this.disk.read(`${name}.bak`);
      if (backup) {
        const { length } = decode(name, backup);
        advice = `The copy from before its last write is sound (${length} records): mv "${path}.bak" "${path}"
What the last write added is not in it.`;
      }
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
    }
    return new CorruptDataDir(`The data file ${path} cannot be used: ${why}.\n${advice}\nNothing was changed.`);
  }
}

/** A write that was cut off leaves its temporary file. Nothing in it was acknowledged. */
const isLeftover = (name: string): boolean =>
  name.endsWith('.tmp') && (name.startsWith(`${filesFolder}/`) || isDataFile(name.slice(0, -'.tmp'.length)));

/** Whether all required fields are there. The checksum proves the values, so stricter rules refuse no old record. */
function isComplete(schema: z.core.$ZodType, value: unknown): boolean {
  const { def, optin } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return value !== undefined || optin === 'optional';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(def.shape).every(([name, field]) =>
    isComplete(field, (value as Record<string, unknown>)[name]),
  );
}
