import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Lead } from '../lead/lead.ts';
import { secretNames } from '../store/port.ts';
import { markerFile } from '../store/lowdb/data-folder.ts';
import { DamagedFile, decode } from '../store/lowdb/envelope.ts';
import { errorCode } from '../error-code.ts';
import { filesFolder } from '../store/lowdb/files.ts';
import { parseName } from '../store/lowdb/month-file.ts';
import { BackupRefused, digestOf } from './manifest.ts';
import type { ArchivedFile } from './manifest.ts';

/** What was copied. */
export interface Snapshot {
  files: ArchivedFile[];
  leads: number;
  /** Names of résumés that leads name and that are not there. */
  missing: string[];
  /** Names of résumés that are not what their leads say. */
  damaged: string[];
}

/**
 * Copies a data folder, also while a server writes to it. Each file is replaced whole, so a copy of one is never half
 * old and half new; their order does the rest. The list of files comes first: whatever was acknowledged before is in a
 * file of the list. Résumés come after the leads that name them.
 * @param to an empty folder
 * @throws {BackupRefused} when there is no data folder, or a file is damaged
 */
export async function takeSnapshot(root: string, to: string): Promise<Snapshot> {
  const files: ArchivedFile[] = [];
  const copy = async (path: string): Promise<ArchivedFile | undefined> => {
    const copied = await copyOne(join(root, path), join(to, path));
    if (!copied) return undefined;
    files.push({ path, ...copied });
    return files.at(-1);
  };
  const rowsOf = async (path: string): Promise<object[]> => {
    if (!(await copy(path)))
      throw new BackupRefused(`The data file ${join(root, path)} is gone. Nothing was backed up.`);
    try {
      return decode(path, await readFile(join(to, path)));
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      throw new BackupRefused(`The data file ${join(root, path)} is damaged: ${error.message}. Nothing was backed up.`);
    }
  };

  const listed = ((await rowsOf(markerFile)) as { file: string }[]).map(({ file }) => file);
  const resumes: NonNullable<Lead['intake']['resume']>[] = [];
  let leads = 0;
  for (const file of listed) {
    const rows = await rowsOf(file);
    if (parseName(file) === undefined) continue;
    leads += rows.length;
    resumes.push(...(rows as Lead[]).flatMap(({ intake }) => intake.resume ?? []));
  }
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const { bytes, file, sha256 } of resumes) {
    const copied = await copy(`${filesFolder}/${file}`);
    if (!copied) missing.push(file);
    else if (copied.bytes !== bytes || (sha256 !== undefined && copied.sha256 !== sha256)) damaged.push(file);
  }
  for (const name of secretNames) await copy(name);
  return { files, leads, missing, damaged };
}

/** @returns undefined when there is no such file */
async function copyOne(from: string, to: string): Promise<Omit<ArchivedFile, 'path'> | undefined> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  return { bytes: (await stat(to)).size, sha256: await digestOf(to) };
}
