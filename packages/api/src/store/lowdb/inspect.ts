import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { intake } from '../../leads/lead-record.ts';
import type { LeadRecord } from '../../leads/lead-record.ts';
import { leadState } from '../../leads/lead-state.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import { tables } from '../tables.ts';
import type { DataFolder } from './data-folder.ts';
import { markerFile } from './data-folder.ts';
import { DamagedFile, decode, recordsIn } from './envelope.ts';
import { errorCode } from '../../error-code.ts';
import type { LeadIndex } from './lead-index.ts';
import { folderOf, parseName, parseStateName } from './month-file.ts';
import { Shapes } from './shapes.ts';

/** Schema of the entities of each collection of leads. */
export type Collections = Readonly<Record<string, z.core.$ZodType>>;

/** The data folder cannot be trusted. The message names the file and the step that restores it. */
export class UnsoundFolder extends Error {
  override name = 'UnsoundFolder';
}

/**
 * Reads every file of the folder once and checks it, and lists files that a stop left unlisted.
 * @param index takes in the leads and their states as they are read
 * @throws {UnsoundFolder}
 */
export async function inspect(folder: DataFolder, collections: Collections, index: LeadIndex): Promise<void> {
  const marked = await readMarker(folder);
  const found = await findFiles(folder, collections);
  await removeLeftovers(folder, found);
  const data = found.filter(isData);
  if (!marked) {
    if (data.length > 0) throw unsound(folder, markerFile, 'it is gone, and data files are there');
    await folder.mark();
    return;
  }
  for (const file of folder.listed) {
    if (!data.includes(file)) throw await unrestored(folder, file, 'it is gone');
  }
  const shapes = shapesOf(collections);
  // Sorted by name, a file of states comes right behind its file of leads.
  for (const file of data.toSorted()) {
    const at = parseName(file);
    // The schema has found that each row is what the name of the file says.
    const take = isStates(file)
      ? (row: unknown) => index.apply([row as LeadState])
      : at && at.collection in collections
        ? (row: unknown) => index.add(at, [row as LeadRecord])
        : () => {};
    await check(folder, file, shapes(file), take);
  }
  const unlisted = data.filter((file) => !folder.listed.includes(file));
  if (unlisted.length > 0) await folder.list(unlisted);
}

const isStates = (file: string): boolean => parseStateName(file) !== undefined;
const isData = (file: string): boolean =>
  parseName(file) !== undefined || isStates(file) || Object.keys(tables).some((table) => file === `${table}.json`);
const isOurs = (file: string): boolean => isData(file) || file === markerFile;

/** Names of all files in the folders of the store, relative to the data folder. */
async function findFiles(folder: DataFolder, collections: Collections): Promise<string[]> {
  const found = await folder.fileSystem.list(folder.root);
  // A newer version may have kept collections that this one does not know: their files are checked too.
  const kept = folder.listed.map((file) => dirname(file)).filter((name) => name !== '.');
  for (const name of new Set([...Object.keys(collections).map(folderOf), ...kept])) {
    found.push(...(await namesIn(folder, name)).map((file) => `${name}/${file}`));
  }
  return found;
}

async function namesIn(folder: DataFolder, name: string): Promise<string[]> {
  try {
    return await folder.fileSystem.list(join(folder.root, name));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A write that was cut off leaves its temporary file. Nothing in it was acknowledged. */
async function removeLeftovers(folder: DataFolder, found: readonly string[]): Promise<void> {
  for (const file of found) {
    if (file.endsWith('.tmp') && isOurs(file.slice(0, -4))) await folder.fileSystem.remove(join(folder.root, file));
  }
}

async function readMarker(folder: DataFolder): Promise<boolean> {
  try {
    return await folder.readMarker();
  } catch (error) {
    if (error instanceof DamagedFile) throw await unrestored(folder, markerFile, error.message);
    throw error;
  }
}

/** The shapes of a file's rows. Files of one kind share theirs. */
function shapesOf(collections: Collections): (file: string) => Shapes {
  const states = new Shapes(leadState);
  const anything = new Shapes(z.unknown());
  const leads = new Map(
    Object.entries(collections).map(([name, entity]) => [name, new Shapes(z.strictObject({ entity, intake }))]),
  );
  const rows = new Map(Object.entries(tables).map(([name, row]) => [`${name}.json`, new Shapes(row)]));
  return (file) =>
    leads.get(parseName(file)?.collection ?? '') ?? (isStates(file) ? states : rows.get(file)) ?? anything;
}

/**
 * @param take given each row that is sound
 * @throws {UnsoundFolder}
 */
async function check(folder: DataFolder, file: string, shapes: Shapes, take: (row: unknown) => void): Promise<void> {
  try {
    for (const row of recordsIn(file, await folder.fileSystem.read(join(folder.root, file)))) {
      if (!shapes.isSound(row)) throw new DamagedFile('a record in it has the wrong shape');
      take(row);
    }
  } catch (error) {
    if (error instanceof DamagedFile) throw await unrestored(folder, file, error.message);
    throw error;
  }
}

/** What to say about a bad file, after a look at the copy from before its last write. */
async function unrestored(folder: DataFolder, file: string, why: string): Promise<UnsoundFolder> {
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

function unsound(folder: DataFolder, file: string, why: string, advice?: string): UnsoundFolder {
  const otherwise = 'There is no sound copy beside it: restore the data folder from your own backup.';
  return new UnsoundFolder(
    `The data file ${join(folder.root, file)} cannot be used: ${why}.\n${advice ?? otherwise}\nNothing was changed.`,
  );
}
