import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { changedStories } from '../.storybook/changed-stories.ts';
import { uncompared, verdictOf } from '../.storybook/pictures-verdict.ts';
import { root } from './command.ts';

/** Stories of two states that look alike, and why both are pictured. */
const alike: readonly (readonly [first: string, second: string, why: string])[] = [];

const list = Object.entries(
  JSON.parse(await readFile(`${root}/.storybook/pictures.json`, 'utf8')) as Record<string, string>,
);

describe('the list of pictures', () => {
  it('has no two stories that look alike: one of them is a behavior', () => {
    const known = new Set(alike.map(([first, second]) => `${first} = ${second}`));
    const groups = [...Map.groupBy(list, ([key, hash]) => `${key.split(' ')[1]} ${hash}`).values()];
    const twins = groups.filter(({ length }) => length > 1).map((keys) => keys.map(([key]) => key).join(' = '));
    expect(twins.filter((twin) => !known.has(twin))).toEqual([]);
  });
});

describe('a story that was not compared', () => {
  it('fails, though its test passed', () => {
    const passed = [
      { story: 'card', pictured: { widths: ['phone', 'desktop'] as const } },
      { story: 'menu', pictured: { skipped: 'behavior' } },
      { story: 'no-hook', pictured: undefined },
    ];
    expect(uncompared(passed, new Map([['card phone', 'a hash']]))).toEqual([
      'card desktop: passed without a picture',
      'no-hook phone: passed without a picture',
    ]);
  });
});

describe('the verdict on a picture', () => {
  it.each([
    ['new', undefined, false, true, 'It is new.'],
    [
      'not painted as it was',
      undefined,
      true,
      true,
      'It could not be painted as it was before: see above for the reason.',
    ],
    ['the same there and here', 'now', true, true, 'It looks as it did before: the hash in the list is out of date.'],
    ['the same, where pixels are others', 'now', true, false, undefined],
    ['different', 'listed', true, true, 'It looks different.'],
    [
      'different, and before too',
      'other',
      true,
      true,
      'It looks different, and before it did not look as the list says either.',
    ],
  ])('%s', (_name, before, existed, comparable, verdict) => {
    expect(verdictOf({ now: 'now', listed: 'listed', before, existed }, comparable)).toBe(verdict);
  });
});

describe('the stories that changed on a branch', () => {
  it('are those with another picture at one of the widths, or a new one', () => {
    const before = { 'card phone': 'a', 'card desktop': 'b', 'menu phone': 'c', 'gone phone': 'd' };
    const now = { 'card phone': 'a', 'card desktop': 'x', 'menu phone': 'c', 'new--one phone': 'e' };
    expect(changedStories(before, now)).toEqual(['card', 'new--one']);
  });
});
