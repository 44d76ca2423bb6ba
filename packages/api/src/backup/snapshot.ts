import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LeadRecord } from '../leads/lead-record.ts';
import { fileFolders } from '../store/port.ts';
import { markerFile } from '../store/lowdb/data-folder.ts';
import { DamagedFile, decode } from '../store/lowdb/envelope.ts';
import { errorCode } from '../error-code.ts';
import { parseName, parseStateName } from '../store/lowdb/month-file.ts';
import { BackupRefused, digestOf } from './manifest.ts';
import type { ArchivedFile } from './manifest.ts';

/** Texts that are kept beside the data. */
const keptTexts = ['admin-password-hash', 'captcha-secret'];

/** What was copied. */
export interface Snapshot {
  files: ArchivedFile[];
  leads: number;
  /** Résumés that records name and that are not there. */
  missing: number;
}

/**
 * Copies a data folder, also while a server writes to it. Each file is replaced whole, so a copy of one is never half
 * old and half new; their order does the rest. The list of files comes first: whatever was acknowledged before is in a
 * file of the list. States come before the leads that they belong to, and résumés after the leads that name them.
 * @param to an empty folder
 * @throws {BackupRefused} when there is no data folder, or a file is damaged
 */
export async function takeSnapshot(root: string, to: string): Promise<Snapshot> {
  const files: ArchivedFile[] = [];
  const copy = async (path: string): Promise<boolean> => {
    const copied = await copyOne(join(root, path), join(to, path));
    if (copied) files.push({ path, ...copied });
    return copied !== undefined;
  };
  const rowsOf = async (path: string): Promise<object[]> => {
    if (!(await copy(path)))
      throw new BackupRefused(`The data file ${join(root, path)} is gone. Nothing was backed up.`);
    try {
      return decode(path, await readFile(join(to, path))) as object[];
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      throw new BackupRefused(`The data file ${join(root, path)} is damaged: ${error.message}. Nothing was backed up.`);
    }
  };

  const listed = ((await rowsOf(markerFile)) as { file: string }[]).map(({ file }) => file);
  const states = listed.filter((file) => parseStateName(file) !== undefined);
  for (const file of states) await rowsOf(file);
  const resumes: string[] = [];
  let leads = 0;
  for (const file of listed.filter((name) => !states.includes(name))) {
    const rows = await rowsOf(file);
    if (parseName(file) === undefined) continue;
    leads += rows.length;
    resumes.push(...(rows as LeadRecord[]).flatMap(({ intake }) => intake.resume?.file ?? []));
  }
  let missing = 0;
  for (const name of resumes) if (!(await copy(`${fileFolders[0]}/${name}`))) missing++;
  for (const name of keptTexts) await copy(name);
  return { files, leads, missing };
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
