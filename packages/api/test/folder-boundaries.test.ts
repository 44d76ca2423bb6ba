import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Lint cannot check this: an override there replaces the rules of the whole package, its patterns cannot say "all but these",
// and it sees the imports of one file at a time, so not a circle through several folders.
const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** What a file imports of ours, types counted, as paths in src. */
const importsOf = (file: string): string[] =>
  Array.from(readFileSync(join(src, file), 'utf8').matchAll(/ from '(\.[^']+)';/g), ([, path = '']) =>
    relative(src, join(src, dirname(file), path)),
  );

/** Folders from which the files of a folder import; '.' is src itself. */
const foldersUnder = (folder: string): string[] => {
  const own = files.filter((file) => dirname(file) === folder);
  const found = new Set(own.flatMap(importsOf).map((path) => dirname(path)));
  found.delete(folder);
  return [...found].toSorted();
};

test.each([
  ['leads/model', []],
  ['store', ['.', 'leads/model']],
  ['store/lowdb', ['.', 'leads/model', 'store']],
  ['store/postgres', ['.', 'leads/model', 'store']],
  ['http', ['.', 'store']],
  ['auth', ['.', 'http', 'leads/model', 'store']],
  ['outbox', ['.', 'auth', 'leads/model', 'store']],
  ['specials', ['.', 'auth', 'http', 'store']],
  ['ops', ['.', 'http', 'leads/model', 'outbox', 'specials', 'store']],
  ['leads', ['.', 'http', 'leads/model', 'store']],
  ['inbox', ['.', 'auth', 'http', 'leads/model', 'store']],
])('%s imports from nothing above it', (folder, below) => {
  expect(files.some((file) => dirname(file) === folder)).toBe(true);
  expect(foldersUnder(folder).filter((each) => !below.includes(each))).toEqual([]);
});

/** Folders that are reached from one, over any number of others. The files of src itself are counted by themselves. */
function reachedFrom(start: string, found = new Set<string>()): Set<string> {
  for (const folder of foldersUnder(start)) {
    if (folder === '.' || found.has(folder)) continue;
    found.add(folder);
    reachedFrom(folder, found);
  }
  return found;
}

test('no folder leads back to itself', () => {
  const folders = [...new Set(files.map((file) => dirname(file)))].filter((folder) => folder !== '.');
  expect(folders.filter((folder) => reachedFrom(folder).has(folder))).toEqual([]);
});

test('only the start and the commands know which store there is', () => {
  const users = files.filter((file) => !isOfOne(file) && importsOf(file).some(isOfOne));
  expect(users.map((file) => (dirname(file) === '.' ? file : dirname(file)))).toSatisfy((places: string[]) =>
    places.every((place) => ['open-store.ts', 'start-server.ts', 'main.ts', 'cli', 'cli/archive'].includes(place)),
  );
});

const isOfOne = (path: string): boolean => /^store\/(lowdb|postgres)\//.test(path);
