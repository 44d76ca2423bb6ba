import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { openStore } from '../../open-store.ts';
import { syncFolder } from '../../store/lowdb/disk.ts';
import { lockFile } from '../../store/lowdb/lock.ts';
import { openLowdbStore, readStore } from '../../store/lowdb/lowdb-store.ts';
import { OperatorError } from '../../errors.ts';
import { copyInto, type Copied } from './copy.ts';

/**
 * Writes all stored data into an archive of a data folder, durable and readable only by its owner. The server may be
 * running: the archive has everything that was acknowledged before.
 * @param file the archive; it must not exist
 * @param now milliseconds since 1970
 * @throws {OperatorError} when there is no data, or a file of it is damaged
 */
export async function backUp(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  file: string,
  now: number,
): Promise<Copied> {
  const target = resolve(file);
  if (existsSync(target))
    throw new OperatorError(`${target} exists already. Give another name: nothing is overwritten.`);
  if (!existsSync(dirname(target))) throw new OperatorError(`There is no folder ${dirname(target)}.`);
  await using source = databaseUrl === undefined ? await readStore(dataDir) : await openStore({ dataDir, databaseUrl });
  const work = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const folder = join(work, 'data');
    const copy = await openLowdbStore({ root: folder });
    const copied = await copyInto(copy, source);
    await copy.close();
    const archive = join(work, 'archive');
    // Flushed before it gets its name. Linking fails if another backup took the name meanwhile.
    const output = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
    const options = { cwd: folder, gzip: true, portable: true, mtime: new Date(now) };
    await pipeline(create(options, await filesIn(folder)), output);
    await link(archive, target);
    await syncFolder(dirname(target));
    return copied;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Paths in the folder, except those of the .bak copies and of the lock. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.bak') && entry.name !== lockFile)
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}
