import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packageRoot = new URL('../', import.meta.url);
const text = await readFile(new URL('docs/asvs.md', packageRoot), 'utf8');

/** The rows of the first table: numbers of requirements, what they ask, and what shows that they are met. */
const rows = text
  .slice(text.indexOf('## Met'), text.indexOf('## Files'))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirements = '', asks = '', shownBy = '']) => ({ requirements, asks, shownBy }));

/** "file: beginning of a test's name, beginning of another; file". What stands in brackets explains. */
const mentions = (shownBy: string) =>
  shownBy
    .replaceAll(/ \([^)]*\)/g, '')
    .split('; ')
    .map((mention) => {
      const [file = '', names = ''] = mention.split(': ', 2);
      return { file, names: names === '' ? [] : names.split(', ') };
    });

test('there are rows', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)('$requirements, $asks: the tests that are named exist', async ({ shownBy }) => {
  const named = mentions(shownBy);
  expect(named.length).toBeGreaterThan(0);
  for (const { file, names } of named) {
    const path = file.includes('/test/')
      ? new URL(`../${file}.test.ts`, packageRoot)
      : new URL(`test/${file}.test.ts`, packageRoot);
    const source = await readFile(fileURLToPath(path), 'utf8');
    for (const name of names) expect(source, `${file} has a test that says "${name}"`).toContain(name);
  }
});
