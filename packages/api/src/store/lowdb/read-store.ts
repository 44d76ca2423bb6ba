import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LeadRecord } from '../../leads/lead-record.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { Store } from '../port.ts';
import { markerFile } from './data-folder.ts';
import { DamagedFile, decode, linesIn, recordsIn, uncheckedLinesIn } from './envelope.ts';
import { errorCode } from '../../error-code.ts';
import { LeadFinder } from './lead-finder.ts';
import { LeadIndex } from './lead-index.ts';
import { nameOf, parseName, parseStateName, stateNameOf } from './month-file.ts';

/** The part of a store that changes nothing. */
export type LeadReader = Pick<Store, 'findLeads' | 'lead' | 'readFile' | 'fileNames'>;

/** The data folder cannot be read. */
export class UnreadableFolder extends Error {
  override name = 'UnreadableFolder';
}

/**
 * Reads a data folder without taking it: a server may be at work on it. Files are replaced whole, so that each is read
 * as it was at one moment.
 * @param collections those whose leads are looked for
 * @throws {UnreadableFolder}
 */
export async function readStore(path: string, collections: readonly string[]): Promise<LeadReader> {
  const root = resolve(path);
  const read = async <T>(file: string, parse: (bytes: Buffer) => T): Promise<T> => {
    try {
      return parse(await readFile(join(root, file)));
    } catch {
      // Some systems refuse a file in the moment in which it is replaced.
      return parse(await readFile(join(root, file)));
    }
  };
  try {
    const listed = (await read(markerFile, (bytes) => decode(markerFile, bytes))) as { file: string }[];
    const names = new Set(listed.map(({ file }) => file));
    const index = new LeadIndex();
    for (const file of [...names].toSorted()) {
      const at = parseName(file);
      const ofLeads = at !== undefined && collections.includes(at.collection);
      if (!ofLeads && !parseStateName(file)) continue;
      const rows = await read(file, (bytes) => [...recordsIn(file, bytes)]);
      if (ofLeads) index.add(at, rows as LeadRecord[]);
      else index.apply(rows as LeadState[]);
    }
    const finder = new LeadFinder(index, {
      linesOf: (at) => read(nameOf(at), (bytes) => linesIn(nameOf(at), bytes).lines),
      uncheckedLinesOf: (at) => read(nameOf(at), uncheckedLinesIn),
      statesOf: async (at) =>
        names.has(stateNameOf(at))
          ? read(stateNameOf(at), (bytes) => decode(stateNameOf(at), bytes) as LeadState[])
          : [],
    });
    return {
      findLeads: (query) => finder.find(query),
      lead: (id) => finder.get(id),
      readFile: (folder, name) => readFile(join(root, folder, name)).catch(undefinedWhenGone),
      fileNames: async (folder) => (await readdir(join(root, folder)).catch(undefinedWhenGone)) ?? [],
    };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new UnreadableFolder(`There are no leads in ${root}. Set DATA_DIR.`);
    if (!(error instanceof DamagedFile)) throw error;
    throw new UnreadableFolder(`A file in ${root} is damaged: ${error.message}. Start the server: it says which.`);
  }
}

function undefinedWhenGone(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
