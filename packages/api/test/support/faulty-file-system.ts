import { nodeFileSystem, type FileSystem } from '../../src/store/lowdb/data-folder.ts';

/** A file system that keeps a diary, and fails where a test wants it to. */
export function faultyFileSystem() {
  const diary: string[] = [];
  let count = 0;
  let fails: (operation: string, number: number, path: string) => string | undefined = () => undefined;

  async function step<T>(operation: string, path: string, work: () => Promise<T>): Promise<T> {
    diary.push(`${operation} ${path.split('/').at(-1)}`);
    const code = fails(operation, count++, path);
    if (code !== undefined) throw Object.assign(new Error(`${code}: made by a test`), { code });
    return work();
  }

  const fileSystem: FileSystem = {
    ...nodeFileSystem,
    read: (path) => step('read', path, () => nodeFileSystem.read(path)),
    readText: (path) => step('read', path, () => nodeFileSystem.readText(path)),
    list: (path) => step('list', path, () => nodeFileSystem.list(path)),
    makeFolder: (path) => step('make-folder', path, () => nodeFileSystem.makeFolder(path)),
    syncFolder: (path) => step('sync-folder', path, () => nodeFileSystem.syncFolder(path)),
    write: (path, content) => step('write', path, () => nodeFileSystem.write(path, content)),
    rename: (from, to) => step('rename', to, () => nodeFileSystem.rename(from, to)),
    remove: (path) => step('remove', path, () => nodeFileSystem.remove(path)),
  };
  return {
    ...fileSystem,
    /** Operations so far, such as "rename 2026-11.json". */
    diary,
    /** Fails operations from now on: the one with this number (from 0), and with `lasting` all after it. */
    failAt(number: number, code: string, lasting = false) {
      count = 0;
      fails = (_operation, at) => (at === number || (lasting && at > number) ? code : undefined);
    },
    /** Fails every operation of this name from now on, on the paths with this part. */
    failEvery(name: string, code: string, part = '') {
      fails = (operation, _number, path) => (operation === name && path.includes(part) ? code : undefined);
    },
    /** Ends all failures. */
    heal() {
      fails = () => undefined;
    },
  };
}
