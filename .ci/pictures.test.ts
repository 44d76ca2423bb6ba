import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changedRegion } from '../.storybook/pictures.ts';
import { verdictOf } from '../.storybook/pictures-base.ts';
import { root } from './command.ts';

/** Pairs of stories with the same picture, and why both are kept. */
const alike: readonly (readonly [first: string, second: string, why: string])[] = [];

const list = Object.entries(
  JSON.parse(await readFile(`${root}/.storybook/pictures.json`, 'utf8')) as Record<string, string>,
);

describe('the list of pictures', () => {
  it('has no two stories with the same picture', () => {
    const known = new Set(alike.map(([first, second]) => `${first} = ${second}`));
    const groups = [...Map.groupBy(list, ([key, hash]) => `${key.split(' ')[1]} ${hash}`).values()];
    const twins = groups.filter(({ length }) => length > 1).map((keys) => keys.map(([key]) => key).join(' = '));
    expect(twins.filter((twin) => !known.has(twin))).toEqual([]);
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

describe('the changed region of two pictures', () => {
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
    expect(await changedRegion(png(blank), png(spot))).toEqual({ left: 1, top: 2, width: 2, height: 2 });
  });

  it('extends to the end of the taller picture', async () => {
    const longer = [...blank, [0, 0, 0, 7, 0]];
    expect(await changedRegion(png(blank), png(longer))).toEqual({ left: 0, top: 6, width: 5, height: 1 });
  });

  it('is the whole picture when the widths differ', async () => {
    expect(await changedRegion(png(blank), png([[0, 0]]))).toEqual({ left: 0, top: 0, width: 2, height: 6 });
  });
});
