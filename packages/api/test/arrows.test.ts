import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
  ['lead', []],
  ['store', ['lead']],
  ['store/lowdb', ['.', 'lead', 'store']],
])('%s imports from nothing above it', (folder, below) => {
  expect(files.some((file) => dirname(file) === folder)).toBe(true);
  expect(foldersUnder(folder)).toEqual(below);
});

test('only the start and the commands know which store there is', () => {
  const users = files.filter((file) => dirname(file) !== 'store/lowdb' && importsOf(file).some(isOfLowdb));
  expect(users.map((file) => (dirname(file) === '.' ? file : dirname(file)))).toSatisfy((places: string[]) =>
    places.every((place) => ['start.ts', 'main.ts', 'kept-text.ts', 'backup', 'cli'].includes(place)),
  );
});

const isOfLowdb = (path: string): boolean => path.startsWith('store/lowdb/');
