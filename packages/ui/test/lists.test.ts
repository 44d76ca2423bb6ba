import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** Those of a summary, which is no list: this takes away its triangle. */
const summaries = ['components/DropdownMenu/DropdownMenu.css.ts', 'site/layout/MainNavigation/MainNavigation.css.ts'];

test('only lists with role="list" have no markers: Safari takes others for plain text', () => {
  const found = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    Array.from(readFileSync(resolve(source, file), 'utf8').matchAll(/.*\blistStyle(?:Type)?: 'none'.*/g), ([line]) => ({
      file,
      line,
    })),
  );
  expect(found.filter(({ file, line }) => !summaries.includes(file) && !line.includes('[role="list"]'))).toEqual([]);
});
