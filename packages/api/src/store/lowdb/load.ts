import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { LeadKind } from '../../leads/model/lead-kinds.ts';
import { intake } from '../../leads/model/lead.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { leadState } from '../../leads/model/lead-state.ts';
import { session, tables } from '../tables.ts';
import type { Collection } from './collection.ts';
import type { DataFolder } from './data-folder.ts';
import { storeManifestFile } from './data-folder.ts';
import { DamagedFile, decode } from './durable-adapter.ts';
import { OperatorError, errorCode } from '../../errors.ts';
import { filesFolder } from './files.ts';
import type { LeadIndex } from './lead-index.ts';
import { leadFolders, parseName } from './partition.ts';
import { hasShape } from './shape.ts';

/** The data folder cannot be trusted. The message names the file and the step that restores it. */
export class CorruptDataDir extends OperatorError {}

const schemas = { ...tables, sessions: session } as const;
/** Names of the small tables, and of the sessions, which have a file of the same form. */
export type FileName = keyof typeof schemas;

/** What the folder holds, in memory. */
export interface Loaded {
  /** By name, in the order of their parts. */
  partitions: Map<string, Collection<Lead>>;
  tables: Map<FileName, Collection<object>>;
}

/**
 * Reads every file of the folder once and checks it, and lists files that a stop left unlisted.
 * @param index takes in the leads as they are read
 * @param isWritten false when nothing may be changed: then what is missing is taken as empty
 * @throws {CorruptDataDir}
 */
export async function load(folder: DataFolder, index: LeadIndex, isWritten: boolean): Promise<Loaded> {
  const marked = await withFileContext(folder, storeManifestFile, () => folder.readManifest());
  const found = await findFiles(folder);
  const leftovers = folder.files.load(await folder.names(filesFolder));
  if (isWritten) await removeLeftovers(folder, [...found.filter(isLeftover), ...leftovers]);
  const data = found.filter(isData);
  if (!marked) {
    if (data.length > 0) throw unsound(folder, storeManifestFile, 'it is gone, and data files are there');
    if (isWritten) await folder.list([]);
  }
  for (const file of folder.listed) {
    if (!data.includes(file)) throw await unrestored(folder, file, 'it is gone');
  }
  const loaded: Loaded = { partitions: new Map(), tables: new Map() };
  for (const name of data) await withFileContext(folder, name, () => readOne(folder, name, index, loaded));
  const unlisted = data.filter((file) => !folder.listed.includes(file));
  if (isWritten && unlisted.length > 0) await folder.list(unlisted);
  return loaded;
}

const isData = (file: string): boolean => parseName(file) !== undefined || tableOf(file) !== undefined;
const isOurs = (file: string): boolean => isData(file) || file === storeManifestFile;
/** A write that was cut off leaves its temporary file. Nothing in it was acknowledged. */
const isLeftover = (file: string): boolean => file.endsWith('.tmp') && isOurs(file.slice(0, -4));

const tableOf = (file: string): FileName | undefined =>
  (Object.keys(schemas) as FileName[]).find((table) => file === `${table}.json`);

/** Names of all files in the folders of the store, relative to the data folder. */
async function findFiles(folder: DataFolder): Promise<string[]> {
  const found = await folder.names('.');
  // A newer version may have kept kinds of leads that this one does not know: their files are checked too.
  const kept = folder.listed.map((file) => dirname(file)).filter((name) => name !== '.');
  for (const name of new Set([...leadFolders, ...kept])) {
    found.push(...(await folder.names(name)).map((file) => `${name}/${file}`));
  }
  const listed = new Set(folder.listed);
  return [...found.filter((file) => !listed.has(file)), ...found.filter((file) => listed.has(file))];
}

async function removeLeftovers(folder: DataFolder, names: readonly string[]): Promise<void> {
  for (const name of names) await folder.fileSystem.remove(join(folder.root, name));
}

/** @throws {DamagedFile} */
async function readOne(folder: DataFolder, name: string, index: LeadIndex, { partitions, tables: all }: Loaded) {
  const at = parseName(name);
  const table = tableOf(name);
  const file = folder.file<object>(name);
  if (!(await file.load())) throw new DamagedFile('it is gone');
  const schema = at ? schemaOf(at.kind) : table && schemas[table];
  if (schema && !file.rows.every((row) => hasShape(schema, row))) {
    throw new DamagedFile('a record in it has the wrong shape');
  }
  if (table) all.set(table, file);
  if (!at) return;
  // The schema has found that each row is a lead of this kind.
  const partition = file as Collection<Lead>;
  partitions.set(name, partition);
  for (const lead of partition.rows) index.put(lead, partition);
}

const leadSchemas = new Map<LeadKind, z.core.$ZodType>();

function schemaOf(kind: LeadKind): z.core.$ZodType {
  const schema =
    leadSchemas.get(kind) ??
    z.strictObject({ kind: z.literal(kind.name), entity: kind.entity, intake, state: leadState });
  leadSchemas.set(kind, schema);
  return schema;
}

/** @throws {CorruptDataDir} when the file turns out to be damaged */
async function withFileContext<T>(folder: DataFolder, file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedFile) throw await unrestored(folder, file, error.message);
    throw error;
  }
}

/** What to say about a bad file, after a look at the copy from before its last write. */
async function unrestored(folder: DataFolder, file: string, why: string): Promise<CorruptDataDir> {
  const path = join(folder.root, file);
  try {
    const rows = decode(file, await folder.fileSystem.read(`${path}.bak`));
    const step = `mv "${path}.bak" "${path}"`;
    const loss = 'What the last write added is not in it.';
    return unsound(
      folder,
      file,
      why,
      `The copy from before its last write is sound (${rows.length} records): ${step}\n${loss}`,
    );
  } catch (error) {
    if (error instanceof DamagedFile || errorCode(error) === 'ENOENT') return unsound(folder, file, why);
    throw error;
  }
}

function unsound(folder: DataFolder, file: string, why: string, advice?: string): CorruptDataDir {
  const otherwise = 'There is no sound copy beside it: restore the data folder from your own backup.';
  return new CorruptDataDir(
    `The data file ${join(folder.root, file)} cannot be used: ${why}.\n${advice ?? otherwise}\nNothing was changed.`,
  );
}
