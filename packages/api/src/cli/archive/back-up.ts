import { createWriteStream } from 'node:fs';
import { access, link, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { openStore } from '../../open-store.ts';
import { nodeFileSystem } from '../../store/lowdb/file-system.ts';
import { lockFile } from '../../store/lowdb/lock.ts';
import { openLowdbStore, readStore } from '../../store/lowdb/lowdb-store.ts';
import { OperatorError } from '../../errors.ts';
import { copyInto } from './copy.ts';
import type { Copied } from './copy.ts';
import { digestOf, manifestFile } from './manifest.ts';
import type { ArchivedFile, Manifest } from './manifest.ts';

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
  await refuseExisting(target);
  const source = databaseUrl === undefined ? await readStore(dataDir) : await openStore({ dataDir, databaseUrl });
  const work = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const folder = join(work, 'data');
    const copy = await openLowdbStore({ root: folder });
    const copied = await copyInto(copy, source);
    await copy.close();
    const files = await filesIn(folder);
    const manifest: Manifest = { format: 'data-folder/1', createdAt: new Date(now).toISOString(), files };
    await writeFile(join(folder, manifestFile), JSON.stringify(manifest));
    const archive = join(work, 'archive');
    const paths = [manifestFile, ...files.map(({ path }) => path)];
    // Flushed before it gets its name. Linking fails if another backup took the name meanwhile.
    const output = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(create({ cwd: folder, gzip: true, portable: true, noDirRecurse: true }, paths), output);
    await link(archive, target);
    const directory = await nodeFileSystem.openDirectory(dirname(target));
    await directory.sync();
    await directory.close();
    return copied;
  } finally {
    await source.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** All files except their .bak copies and the lock. */
async function filesIn(folder: string): Promise<ArchivedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const wanted = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.bak') && entry.name !== lockFile);
  return Promise.all(
    wanted.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name);
      const sha256 = await digestOf(path);
      return { path: relative(folder, path).replaceAll('\\', '/'), bytes: (await stat(path)).size, sha256 };
    }),
  );
}

async function refuseExisting(target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new OperatorError(`${target} exists already. Give another name: nothing is overwritten.`);
}
