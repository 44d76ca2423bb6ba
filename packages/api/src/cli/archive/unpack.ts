import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { extract, list } from 'tar';
import type { ReadEntry } from 'tar';
import * as z from 'zod/mini';
import { OperatorError, errorCode } from '../../errors.ts';
import { nodeFileSystem } from '../../store/lowdb/file-system.ts';
import { openLowdbStore } from '../../store/lowdb/lowdb-store.ts';
import { digestOf, manifest, manifestFile } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const refuse = (why: string) => new OperatorError(`This archive cannot be used: ${why}. Nothing was changed.`);

/** In bytes. Each chunk is unpacked in memory and may become a thousand times as large. */
const maxReadSize = 2 ** 16;

/** In bytes: a hundred thousand files. It is read into memory, and a tiny archive could claim a huge one. */
const longestManifest = 2 ** 24;

/**
 * Unpacks an archive and checks every byte of it.
 * @param to an empty folder
 * @throws {OperatorError} when it is damaged or has anything that a backup doesn't
 */
export async function unpack(archive: string, to: string): Promise<Manifest> {
  const listed = await readList(archive);
  const mode = { preserveOwner: false, fmode: 0o600, dmode: 0o700 };
  await reading(extract({ file: archive, cwd: to, strict: true, maxReadSize, ...mode }));
  for (const { path, bytes, sha256 } of listed.files) {
    const file = join(to, path);
    if ((await stat(file)).size !== bytes || (await digestOf(file)) !== sha256) throw refuse(`${path} is damaged`);
  }
  await makeDurable(to);
  await tryOut(to);
  return listed;
}

/** Checks the names in the archive before anything is written. */
async function readList(archive: string): Promise<Manifest> {
  const names: string[] = [];
  let bad: string | undefined;
  let first: Promise<Buffer> | undefined;
  const onReadEntry = (entry: ReadEntry) => {
    if (entry.type !== 'File') bad ??= `${JSON.stringify(entry.path)} is not a plain file`;
    const isManifest = names.length === 0 && entry.path === manifestFile;
    if (isManifest && entry.size > longestManifest) bad ??= 'its list of files is too long';
    if (isManifest && bad === undefined) first = buffer(entry);
    else entry.resume();
    names.push(entry.path);
  };
  await reading(list({ file: archive, strict: true, maxReadSize, onReadEntry }));
  if (bad !== undefined) throw refuse(bad);
  const read = z.safeParse(manifest, parse(String(await first)));
  if (!read.success) throw refuse('it is not a backup of this program');
  const expected = [manifestFile, ...read.data.files.map(({ path }) => path)];
  if (names.length !== expected.length || names.some((name, index) => name !== expected[index])) {
    throw refuse('it does not hold the files that it lists');
  }
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Blames the archive for errors, except for those of the system. */
async function reading(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code))
      throw new OperatorError('There is no archive that can be read there.');
    if (/^E(NOSPC|IO|MFILE|ROFS|DQUOT)$/.test(code)) throw error;
    throw refuse('it is damaged');
  }
}

async function makeDurable(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await makeDurable(path);
      continue;
    }
    const file = await open(path, 'r+');
    await file.sync();
    await file.close();
  }
  const directory = await nodeFileSystem.openDirectory(folder);
  await directory.sync();
  await directory.close();
}

/** Opens the store, which reads every record. */
async function tryOut(folder: string): Promise<void> {
  const store = await openLowdbStore({ root: folder });
  await store.close();
}
