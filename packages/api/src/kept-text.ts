import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';
import { nodeFileSystem } from './store/lowdb/file-system.ts';

/** A short text of the data folder, such as a secret; undefined when it was not kept yet. */
export async function readKept(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps a short text, readable by the owner alone: after a power cut it is there with all of its bytes, or not at all. */
export async function keep(path: string, text: string): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const directory = await nodeFileSystem.openDirectory(dirname(path));
  await directory.sync();
  await directory.close();
}
