import { randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { errorCode } from '../../error-code.ts';

/** A lock that was not renewed for this long is one that a killed process left behind. */
const staleAfter = 5_000;
const renewEvery = 1_000;
const lookEvery = 200;

/** Another process works on the data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(root: string) {
    super(`Another process is using the data folder ${root}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** The data folder belongs to this process. */
export interface Lock {
  /**
   * Whether it still does. The lock is renewed by a timer; a process that was put to sleep finds out late
   * that another one took over, so each write asks first.
   */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process. A lock whose holder renews it is refused within about a
 * second; one whose holder was killed is taken over after five.
 * @param onLost called when another process is found to have taken the lock
 * @throws {FolderInUse}
 */
export async function takeLock(root: string, onLost: () => void): Promise<Lock> {
  const release = await acquire(root, onLost);
  const owner = randomUUID();
  const ownerFile = join(root, 'lock-owner');
  await writeFile(ownerFile, owner);
  return {
    isHeld: async () => (await readFile(ownerFile, 'utf8')) === owner,
    // A lock that was lost is another one's to release.
    release: () => release().catch(() => {}),
  };
}

async function acquire(root: string, onLost: () => void): Promise<() => Promise<void>> {
  const lockfilePath = join(root, 'lock');
  let seen: number | undefined;
  for (;;) {
    try {
      return await lockfile.lock(root, { lockfilePath, stale: staleAfter, update: renewEvery, onCompromised: onLost });
    } catch (error) {
      if (errorCode(error) !== 'ELOCKED') throw error;
    }
    const renewed = await renewalTime(lockfilePath);
    if (seen !== undefined && renewed !== undefined && renewed !== seen) throw new FolderInUse(root);
    seen = renewed;
    await delay(lookEvery);
  }
}

async function renewalTime(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
