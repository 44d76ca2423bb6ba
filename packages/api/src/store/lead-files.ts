import { hash } from 'node:crypto';
import type { Lead } from '../leads/model/lead.ts';
import type { LeadFile } from './store.ts';

/**
 * File names are generated; one that could lead out of a folder is a mistake of ours.
 * @throws when it is not a plain name
 */
export function plainName(name: string): string {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error('A file needs a plain name');
  return name;
}

/** Checks a file against the size and hash in its lead. @param bytes undefined when the file is missing */
export function checkFile({ submission: { resume } }: Lead, bytes: Buffer | undefined): LeadFile {
  if (!resume || !bytes) return { outcome: 'gone' };
  const isSame =
    bytes.length === resume.bytes && (resume.sha256 === undefined || hash('sha256', bytes) === resume.sha256);
  return isSame ? { outcome: 'sound', bytes } : { outcome: 'damaged' };
}
