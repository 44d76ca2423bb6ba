import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeOf } from '../.storybook/pictures.ts';
import { renderComment, renderPage, type Difference } from '../.storybook/pictures-page.ts';
import { storyFilter, verdictOf } from '../.storybook/pictures-base.ts';
import { root } from './command.ts';

const list = Object.entries(
  JSON.parse(await readFile(`${root}/.storybook/pictures.json`, 'utf8')) as Record<string, string>,
);

describe('the list of pictures', () => {
  it('has no two stories with the same picture', () => {
    const groups = [...Map.groupBy(list, ([key, hash]) => `${key.split(' ')[1]} ${hash}`).values()];
    const twins = groups.filter(({ length }) => length > 1).map((keys) => keys.map(([key]) => key).join(' = '));
    expect(twins).toEqual([]);
  });
});

describe('npm run test:visual', () => {
  it.each([
    ['--update Button.stories', ' run --config .storybook/vitest.config.ts --update=all Button.stories'],
    ['Button.stories -u', ' run --config .storybook/vitest.config.ts Button.stories --update=all'],
    ['--review', 'review run --config .storybook/vitest.config.ts'],
    ['Button.stories -t Disabled', ' run --config .storybook/vitest.config.ts Button.stories -t Disabled'],
  ])('gives "%s" to Vitest', async (args, given) => {
    const bin = await mkdtemp(join(tmpdir(), 'vitest-'));
    onTestFinished(() => rm(bin, { recursive: true }));
    await writeFile(join(bin, 'vitest'), '#!/bin/sh\necho "$PICTURES $*"\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
    const script = join(root, '.storybook/visual-tests.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args.split(' ')], { env });
    expect(stdout).toBe(`${given}\n`);
  });
});

describe('the result for a picture', () => {
  const hashes = { now: 'now', listed: 'listed', before: 'before', listedBefore: 'listed' };

  it.each([
    ['same', 'equal to the base commit and to the list', { before: 'now', listed: 'now' }],
    ['stale', 'as at the base commit, and not in the list', { before: 'now' }],
    ['recorded', 'other than at the base commit, and in the list', { listed: 'now' }],
    ['different', 'other than at the base commit, and not in the list', {}],
    ['new', 'without a line', { before: undefined, listed: undefined, listedBefore: undefined }],
    ['not painted at the base commit', 'with a line only', { before: undefined }],
  ])('is "%s" of a picture %s', (verdict, _which, changes) => {
    expect(verdictOf({ ...hashes, ...changes }, true)).toBe(verdict);
  });

  it.each([
    ['same', 'equal to the base commit', { before: 'now' }],
    ['recorded', 'that somebody recorded on another machine', { listedBefore: 'another' }],
    ['different', 'other than at the base commit', {}],
  ])('is "%s" where the list is of other pixels, of a picture %s', (verdict, _which, changes) => {
    expect(verdictOf({ ...hashes, ...changes }, false)).toBe(verdict);
  });
});

describe('the filter of stories to paint at the base commit', () => {
  it.each([
    ['a story', 'Paused', true],
    ['a story with tests of its own, as Vitest names it', 'Paused > base story', true],
    ['a test of a story', 'Paused > resumes on a press', false],
    ['another story whose name begins alike', 'Paused At Night', false],
  ])('finds %s', (_what, name, isFound) => {
    expect(new RegExp(storyFilter(['Idle', 'Paused'])).test(name)).toBe(isFound);
  });
});

describe('the page of differences', () => {
  const difference = (story: string, change: string): Difference => ({
    story,
    width: 'phone',
    verdict: 'different',
    path: `phone/${story}.png`,
    region: { left: 0, top: 0, width: 9, height: 9 },
    change,
  });

  it('show equal changes once, the smallest first, and link each story', () => {
    const large = { ...difference('page--idle', 'y'), region: { left: 0, top: 0, width: 99, height: 9 } };
    const html = renderPage([large, difference('button--primary', 'x'), difference('card--idle', 'x')], 'abc');
    expect(Array.from(html.matchAll(/<h2><a href="([^"]+)"/g), ([, link]) => link)).toEqual([
      '../?path=/story/button--primary',
      '../?path=/story/page--idle',
    ]);
    expect(html).toContain('3 pictures differ from abc, in 2 changes');
    expect(html).toContain('../?path=/story/card--idle');
  });

  it('have five pairs in a comment, and no picture of before for a new story', () => {
    const many = Array.from({ length: 6 }, (_, number) => difference(`story--${number}`, `${number}`));
    const text = renderComment(
      [...many, { ...difference('card--new', 'n'), verdict: 'new', region: undefined }],
      'abc',
    );
    expect(text).toContain('7 pictures differ from abc, in 7 changes\n\n6 different, 1 new');
    expect(text.match(/differences\/(?:before|after)\/phone\/story--\d\.png/g)).toHaveLength(10);
    expect(text).toContain('And 2 more.');
    const alone = renderComment([{ ...difference('card--new', 'n'), region: undefined }], 'abc');
    expect(alone).toContain(
      '| card--new phone | new | <img src="COMMIT/test-results/differences/after/phone/card--new.png',
    );
  });
});

describe('the change between two pictures', () => {
  /** A grayscale PNG with one byte per pixel and the Up filter. */
  function png(rows: readonly (readonly number[])[]): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(rows[0]?.length ?? 0, 0);
    header.writeUInt32BE(rows.length, 4);
    const up = rows.flatMap((row, y) => [2, ...row.map((value, x) => (256 + value - (rows[y - 1]?.[x] ?? 0)) % 256)]);
    const chunk = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    return Buffer.concat([Buffer.alloc(8), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from(up)))]);
  }
  const blank = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0]);

  it('contains the differing pixels and the next row', async () => {
    const spot = blank.map((row, y) => row.map((_, x) => (y === 2 && (x === 1 || x === 2) ? 9 : 0)));
    const { region } = await changeOf(png(blank), png(spot));
    expect(region).toEqual({ left: 1, top: 2, width: 2, height: 2 });
  });

  it('has one hash for the same pixels at another place', async () => {
    const spotAt = (left: number) => blank.map((row, y) => row.map((_, x) => (y === 2 && x === left ? 9 : 0)));
    const [here, there] = [await changeOf(png(blank), png(spotAt(1))), await changeOf(png(blank), png(spotAt(3)))];
    expect(there.hash).toBe(here.hash);
    expect(there.region).not.toEqual(here.region);
  });

  it('extends to the end of the taller picture', async () => {
    const longer = [...blank, [0, 0, 0, 7, 0]];
    expect((await changeOf(png(blank), png(longer))).region).toEqual({ left: 0, top: 6, width: 5, height: 1 });
  });

  it('is the whole picture when the widths differ', async () => {
    expect((await changeOf(png(blank), png([[0, 0]]))).region).toEqual({ left: 0, top: 0, width: 2, height: 6 });
  });
});
