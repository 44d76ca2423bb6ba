import type { FileSystem } from './file-system.ts';

/** Writes a new file. Settles when all of its bytes are on the disk; its name is durable when its folder is synced. */
export async function writeWhole(fileSystem: FileSystem, path: string, bytes: Uint8Array): Promise<void> {
  const file = await fileSystem.create(path);
  try {
    for (let written = 0; written < bytes.length;) {
      const count = await file.write(bytes.subarray(written));
      if (count === 0) throw Object.assign(new Error('Nothing was written'), { code: 'ENOSPC' });
      written += count;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
