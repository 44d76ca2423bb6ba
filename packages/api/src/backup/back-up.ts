import { createWriteStream } from 'node:fs';
import { access, link, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { nodeFileSystem } from '../store/lowdb/file-system.ts';
import { BackupRefused, manifestFile } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { takeSnapshot } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** How often a snapshot is taken anew when leads were erased in the middle of it. */
const mostSnapshots = 3;

/**
 * Writes one archive of a data folder, durable and readable by its owner alone. The server may run.
 * @param root the data folder
 * @param file the archive; it must not exist
 * @param now milliseconds since 1970
 * @throws {BackupRefused}
 */
export async function backUp(root: string, file: string, now: number): Promise<Snapshot> {
  const target = resolve(file);
  await refuseExisting(target);
  const work = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const { folder, ...snapshot } = await consistentSnapshot(root, work);
    const manifest: Manifest = {
      format: 'data-folder/1',
      createdAt: new Date(now).toISOString(),
      files: snapshot.files,
    };
    await writeFile(join(folder, manifestFile), JSON.stringify(manifest));
    const archive = join(work, 'archive');
    const paths = [manifestFile, ...snapshot.files.map(({ path }) => path)];
    // On the disk before it has its name; two backups at once do not overwrite each other.
    const output = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(create({ cwd: folder, gzip: true, portable: true, noDirRecurse: true }, paths), output);
    await link(archive, target);
    const directory = await nodeFileSystem.openDirectory(dirname(target));
    await directory.sync();
    await directory.close();
    return snapshot;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A résumé that goes while its lead was copied is gone with the lead: the next snapshot has neither. */
async function consistentSnapshot(root: string, work: string): Promise<Snapshot & { folder: string }> {
  for (let count = 1; ; count++) {
    const folder = await mkdtemp(join(work, 'snapshot-'));
    const snapshot = await takeSnapshot(root, folder);
    if (snapshot.missing.length === 0 || count === mostSnapshots) return { ...snapshot, folder };
    await rm(folder, { recursive: true });
  }
}

async function refuseExisting(target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupRefused(`${target} exists already. Give another name: nothing is overwritten.`);
}
