import { hash } from 'node:crypto';
import type { Lead } from '../leads/model/lead.ts';
import type { LeadFile, StoreEvents } from './store.ts';

/** Folder of the files, in a data folder and in a backup. */
export const filesFolder = 'resumes';

/**
 * File names are generated; one that could lead out of a folder is a mistake of ours.
 * @throws when it is not a plain name
 */
export function plainName(name: string): string {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error('A file needs a plain name');
  return name;
}

/**
 * Checks files against the size and hash in their leads, and remembers the damaged ones.
 * @param onDamage called with the name of a file that was sound before
 */
export function createFileChecks(onDamage: StoreEvents['onDamage']) {
  const damaged = new Set<string>();
  return {
    /** @param read reads a file by its name; undefined when there is none */
    async check({ submission }: Lead, read: (name: string) => Promise<Buffer | undefined>): Promise<LeadFile> {
      if (!submission.resume) return { outcome: 'gone' };
      const { bytes: size, file, sha256 } = submission.resume;
      const path = `${filesFolder}/${file}`;
      const bytes = await read(file);
      if (bytes && (bytes.length !== size || (sha256 !== undefined && hash('sha256', bytes) !== sha256))) {
        if (!damaged.has(path)) onDamage?.(path);
        damaged.add(path);
        return { outcome: 'damaged' };
      }
      damaged.delete(path);
      return bytes ? { outcome: 'sound', bytes } : { outcome: 'gone' };
    },
    /** Names of the files that were found damaged, without those that are sound again. */
    damaged: (): readonly string[] => [...damaged],
  };
}
