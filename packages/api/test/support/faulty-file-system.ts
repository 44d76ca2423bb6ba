import { nodeFileSystem, type FileSystem } from '../../src/store/lowdb/disk.ts';

/** A file system that keeps a diary, and fails where a test wants it to. */
export interface FaultyFileSystem extends FileSystem {
  /** Operations so far, such as "rename 2026-11.json". */
  readonly diary: string[];
  /** Fails operations from now on: the one with this number (from 0), and with `lasting` all after it. */
  failAt(number: number, code: string, lasting?: boolean): void;
  /** Fails every operation of this name from now on. */
  failEvery(operation: string, code: string): void;
  /** Ends all failures. */
  heal(): void;
  /** Bytes that one write takes at most. */
  shortWrites(bytes: number): void;
}

export function faultyFileSystem(): FaultyFileSystem {
  const diary: string[] = [];
  let count = 0;
  let fails: (operation: string, number: number) => string | undefined = () => undefined;
  let most = Infinity;

  async function step<T>(operation: string, path: string, work: () => Promise<T>): Promise<T> {
    diary.push(`${operation} ${path.split('/').at(-1)}`);
    const code = fails(operation, count++);
    if (code !== undefined) throw Object.assign(new Error(`${code}: made by a test`), { code });
    return work();
  }

  return {
    diary,
    failAt(number, code, lasting = false) {
      count = 0;
      fails = (_operation, at) => (at === number || (lasting && at > number) ? code : undefined);
    },
    failEvery(name, code) {
      fails = (operation) => (operation === name ? code : undefined);
    },
    heal() {
      fails = () => undefined;
    },
    shortWrites(bytes) {
      most = bytes;
    },
    ...nodeFileSystem,
    read: (path) => step('read', path, () => nodeFileSystem.read(path)),
    list: (path) => step('list', path, () => nodeFileSystem.list(path)),
    makeDirectory: (path) => step('make-directory', path, () => nodeFileSystem.makeDirectory(path)),
    async openDirectory(path) {
      const directory = await step('open-directory', path, () => nodeFileSystem.openDirectory(path));
      return { sync: () => step('sync-directory', path, () => directory.sync()), close: () => directory.close() };
    },
    async create(path) {
      const file = await step('create', path, () => nodeFileSystem.create(path));
      return {
        write: (bytes) => step('write', path, () => file.write(bytes.subarray(0, most))),
        sync: () => step('sync', path, () => file.sync()),
        close: () => file.close(),
      };
    },
    link: (from, to) => step('link', to, () => nodeFileSystem.link(from, to)),
    rename: (from, to) => step('rename', to, () => nodeFileSystem.rename(from, to)),
    remove: (path) => step('remove', path, () => nodeFileSystem.remove(path)),
  };
}
