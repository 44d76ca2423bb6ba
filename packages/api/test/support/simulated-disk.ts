import { dirname } from 'node:path';
import type { FileSystem } from '../../src/store/lowdb/data-folder.ts';

/** A file: its bytes as programs see them, and those that a power cut leaves. */
interface Inode {
  bytes: Buffer;
  synced: Buffer;
}

/** Names in a folder. */
type Entries = Map<string, Inode>;

interface Folder {
  now: Entries;
  /** What a power cut is sure to leave. */
  synced: Entries;
  /** Names that changed since the last sync, in their order. */
  changes: ((entries: Entries) => void)[];
}

/** What a power cut does to bytes and names that were not synced: loses them, keeps them, or either by chance. */
export const cuts = ['lost', 'kept', 'bytes lost, names kept', 'mixed'] as const;
export type Cut = (typeof cuts)[number];

/** The machine lost its power. */
class PowerCut extends Error {
  readonly code = 'EIO';
}

/** Numbers from 0 to 1 that look random and are the same in each run. */
function chance(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const missing = (path: string) => Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });

/**
 * A disk in memory, which tells what is on the platter from what is only in the cache: bytes are there once their file
 * was synced, names once their folder was. It can lose its power before any operation.
 */
export class SimulatedDisk implements FileSystem {
  readonly #folders: Map<string, Folder>;
  /** False: it says that it has synced the bytes of a file, and has not. */
  protected readonly syncsFiles: boolean = true;
  #operations = 0;
  #cutAt = Infinity;

  constructor(folders = new Map<string, Folder>()) {
    this.#folders = folders;
  }

  /** Operations so far that change the disk or make a change durable. */
  get operations(): number {
    return this.#operations;
  }

  /** Loses its power before the operation with this number, from 0; whatever is asked later fails. */
  cutAt(operation: number): void {
    this.#cutAt = operation;
  }

  /** The disk as the next start finds it. */
  afterCut(cut: Cut, seed = 0): SimulatedDisk {
    const random = chance(seed);
    const survives = (what: 'bytes' | 'names') =>
      cut === 'kept' || (cut === 'mixed' ? random() < 0.5 : cut === 'bytes lost, names kept' && what === 'names');
    const inodes = new Map<Inode, Inode>();
    const copyOf = (inode: Inode): Inode => {
      const whole = survives('bytes') ? inode.bytes : inode.synced;
      // Of what was not synced, a part may have got through.
      const bytes =
        cut === 'mixed' && random() < 0.3 ? inode.bytes.subarray(0, Math.floor(random() * inode.bytes.length)) : whole;
      const isSynced = inode.bytes.equals(inode.synced);
      const copy = inodes.get(inode) ?? { bytes: isSynced ? inode.bytes : bytes, synced: Buffer.alloc(0) };
      copy.synced = copy.bytes;
      inodes.set(inode, copy);
      return copy;
    };
    const folders = new Map<string, Folder>();
    for (const [path, folder] of this.#folders) {
      const entries: Entries = new Map(folder.synced);
      for (const change of folder.changes) if (survives('names')) change(entries);
      const now: Entries = new Map([...entries].map(([name, inode]) => [name, copyOf(inode)]));
      folders.set(path, { now, synced: new Map(now), changes: [] });
    }
    return new SimulatedDisk(folders);
  }

  async read(path: string): Promise<Buffer> {
    return this.#inode(path).bytes;
  }

  async readText(path: string): Promise<string> {
    return this.#inode(path).bytes.toString();
  }

  async list(path: string): Promise<string[]> {
    return [...this.#folder(path).now.keys()];
  }

  /** Durable at once, as the real one promises. */
  async makeFolder(path: string): Promise<void> {
    if (!this.#folders.has(path)) this.#folders.set(path, { now: new Map(), synced: new Map(), changes: [] });
  }

  async syncFolder(path: string): Promise<void> {
    this.#step();
    const folder = this.#folder(path);
    folder.synced = new Map(folder.now);
    folder.changes = [];
  }

  async write(path: string, content: Uint8Array | string): Promise<void> {
    this.#step();
    const inode: Inode = { bytes: Buffer.alloc(0), synced: Buffer.alloc(0) };
    this.#change(path, (entries) => entries.set(nameIn(path), inode));
    this.#step();
    inode.bytes = Buffer.from(content);
    this.#step();
    if (this.syncsFiles) inode.synced = inode.bytes;
  }

  /** Within a folder: the old name goes and the new one comes in one step. */
  async rename(from: string, to: string): Promise<void> {
    this.#step();
    const inode = this.#inode(from);
    this.#change(to, (entries) => {
      entries.delete(nameIn(from));
      entries.set(nameIn(to), inode);
    });
  }

  async remove(path: string): Promise<void> {
    this.#step();
    if (this.#folder(dirname(path)).now.has(nameIn(path)))
      this.#change(path, (entries) => entries.delete(nameIn(path)));
  }

  #step(): void {
    if (this.#operations >= this.#cutAt) throw new PowerCut('The power is gone');
    this.#operations++;
  }

  #change(path: string, change: (entries: Entries) => void): void {
    const folder = this.#folder(dirname(path));
    change(folder.now);
    folder.changes.push(change);
  }

  #folder(path: string): Folder {
    const folder = this.#folders.get(path);
    if (!folder) throw missing(path);
    return folder;
  }

  #inode(path: string): Inode {
    const inode = this.#folder(dirname(path)).now.get(nameIn(path));
    if (!inode) throw missing(path);
    return inode;
  }
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
