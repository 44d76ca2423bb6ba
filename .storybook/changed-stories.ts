import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { baseCommit } from './pictures-base.ts';

const module = 'virtual:changed-stories';

type Pictures = Readonly<Record<string, string>>;

/** Ids of the stories whose picture is another than in the base's list, or that had none, in the order of the list. */
export function changedStories(before: Pictures, now: Pictures): string[] {
  const lines = Object.keys(now).filter((line) => before[line] !== now[line]);
  return [...new Set(lines.map((line) => line.slice(0, line.lastIndexOf(' '))))];
}

async function ofThisBranch(): Promise<readonly string[]> {
  const file = 'pictures.json';
  const now = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  // Without a history, in an archive say, nothing is known of a change.
  const before = await baseCommit()
    .then((commit) =>
      promisify(execFile)('git', ['show', `${commit}:./${file}`], { cwd: import.meta.dirname, maxBuffer: 1e7 }),
    )
    .then(
      ({ stdout }) => stdout,
      () => now,
    );
  return changedStories(JSON.parse(before) as Pictures, JSON.parse(now) as Pictures);
}

const changed = ofThisBranch();

/** Gives what changed on the branch the tag `changed`, for the sidebar's filter. */
export const markChanged = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const ids = new Set(await changed);
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        const title = options.makeTitle(entry.title);
        const id = entry.__id ?? toId(entry.metaId ?? title, storyNameFromExport(entry.exportName));
        return ids.has(id) ? { ...entry, tags: [...(entry.tags ?? []), 'changed'] } : entry;
      });
    },
  }));

/** Gives the page "Changed on this branch" its list. */
export const changedStoriesList = (): Plugin => ({
  name: 'changed-stories',
  resolveId: (id) => (id === module ? `\0${module}` : undefined),
  load: async (id) =>
    id === `\0${module}` ? `export const changedStories = ${JSON.stringify(await changed)};` : undefined,
});
