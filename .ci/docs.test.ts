import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { root } from './command.ts';

/** References to tests in documents: `path` › `part of a title`. */
const reference = /`([\w./-]+\.(?:tsx?|mts))` › `([^`]+)`/g;

const documents: string[] = [];
for await (const file of glob('packages/*/docs/*.md', { cwd: root })) {
  if ((await readFile(`${root}/${file}`, 'utf8')).match(reference)) documents.push(file);
}

describe.each(documents)('%s', (document) => {
  it('refers only to existing tests', async () => {
    const text = await readFile(`${root}/${document}`, 'utf8');
    const named = [...text.matchAll(reference)].map(([, file = '', title = '']) => ({ file, title }));
    const sources = new Map<string, string>();
    for (const { file } of named) {
      const source = await readFile(`${root}/${file}`, 'utf8').catch(() => '');
      sources.set(file, source.replaceAll(/'\s*\+\s*'|\s+/g, ' '));
    }
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ file, title }) => !sources.get(file)?.includes(title))).toEqual([]);
  });
});

it('each promise has the behavior without the fix and a test', async () => {
  const text = await readFile(`${root}/packages/site/docs/promises.md`, 'utf8');
  const rows = [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
  const promises = rows.filter((cells) => !/^tests$|^-+$/.test(cells.at(-1) ?? ''));
  expect(promises.length).toBeGreaterThan(40);
  expect(promises.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  expect(promises.filter((cells) => !cells.at(-1)?.match(reference))).toEqual([]);
});
