import { hash } from 'node:crypto';
import type { Lead } from '../leads/model/lead.ts';

/**
 * File names are generated; one that could lead out of a folder is a mistake of ours.
 * @throws when it is not a plain name
 */
export function plainName(name: string): string {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error('A file needs a plain name');
  return name;
}

/** Whether a file has the size and the hash in its lead. */
export const isFileOf = ({ submission: { resume } }: Lead, bytes: Buffer): boolean =>
  bytes.length === resume?.bytes && (resume.sha256 === undefined || hash('sha256', bytes) === resume.sha256);
