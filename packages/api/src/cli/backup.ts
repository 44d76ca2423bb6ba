import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { OperatorError } from '../errors.ts';
import { ignoreMissing, syncFolder } from '../store/lowdb/data-folder.ts';
import { lockFile } from '../store/lowdb/lock.ts';
import { filesFolder, readStore } from '../store/lowdb/lowdb-store.ts';
import { leadsFolder } from '../store/lowdb/months.ts';
import { everyLead, type Copied } from './copy.ts';
import { counted, dataFolder, resolveUserPath, runCommand } from './run.ts';

const workPrefix = '.backup-';
/** A backup takes seconds: an older work folder is of one that was killed. In milliseconds. */
const oldestWork = 60 * 60 * 1000;

/**
 * Writes an archive of a data folder, durable and readable only by its owner. The server may be running: the archive has
 * everything that was acknowledged before.
 * @param file the archive; it must not exist
 * @param now milliseconds since 1970
 * @throws {OperatorError} when there is no data, or a file of it cannot be used
 */
export async function backUp(dataDir: string, file: string, now: number): Promise<Copied> {
  const target = resolve(file);
  const place = dirname(target);
  refuseTaken(target);
  if (!existsSync(place)) throw new OperatorError(`There is no folder ${place}.`);
  await removeOldWork(place);
  const work = await mkdtemp(join(place, workPrefix));
  try {
    const folder = join(work, 'data');
    await mkdir(folder);
    const copied = await copyFiles(dataDir, folder);
    const archive = join(work, basename(target));
    // Flushed before it gets its name.
    const output = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(create({ cwd: folder, gzip: true, portable: true, mtime: new Date(now) }, ['.']), output);
    // Another backup may have taken the name meanwhile. A hard link would not replace it, but sticks and shares have none.
    refuseTaken(target);
    await rename(archive, target);
    await syncFolder(place);
    return copied;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function refuseTaken(target: string): void {
  if (!existsSync(target)) return;
  throw new OperatorError(`${target} exists already. Give another name: nothing is overwritten.`);
}

async function removeOldWork(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const path = join(place, name);
    if (name.startsWith(workPrefix) && Date.now() - (await stat(path)).mtimeMs > oldestWork) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** Copies files first, because a file that is replaced meanwhile cannot be archived. A lead's file is older than the lead. */
async function copyFiles(dataDir: string, folder: string): Promise<Copied> {
  await using store = await readStore(dataDir);
  const copied: Copied = { leads: 0, files: 0, missing: [] };
  const skipped = new Set([lockFile, 'sessions.json']);
  for (const part of ['.', leadsFolder, filesFolder]) {
    await mkdir(join(folder, part), { recursive: true });
    if (part === filesFolder) {
      for await (const lead of everyLead(store)) {
        copied.leads += 1;
        const name = lead.submission.resume?.file;
        if (name === undefined) continue;
        if (await store.readFile(lead)) copied.files += 1;
        else copied.missing.push(name);
      }
      for (const name of copied.missing) skipped.add(name);
    }
    for (const name of await readdir(join(dataDir, part))) {
      const path = join(dataDir, part, name);
      if (skipped.has(name) || name.endsWith('.tmp') || !(await isFile(path))) continue;
      await copyFile(path, join(folder, part, name)).catch(ignoreMissing);
    }
  }
  return copied;
}

/** Whether there is a file, perhaps behind a link; it may have been erased meanwhile. */
const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(ignoreMissing))?.isFile() ?? false;

// `npm run backup [-- FILE]` writes an archive of the data folder. The server may be running.
if (import.meta.main) {
  await runCommand(async () => {
    const now = new Date();
    const { positionals } = parseArgs({ allowPositionals: true });
    const file = resolveUserPath(
      positionals[0] ?? `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`,
    );
    const { leads, files, missing } = await backUp(dataFolder('pg_dump'), file, now.getTime());
    const warnings = missing.map((each) => `Missing or damaged, and not in the backup: résumé ${each}`);
    return [`${counted(leads, 'lead')} and ${counted(files, 'résumé')}: ${file}`, ...warnings].join('\n');
  });
}
