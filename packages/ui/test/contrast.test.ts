import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { brandNames, brands } from '../src/theme/brands/brands.ts';
import { contrast, contrastProblems, edgeContrastPairs, textContrastPairs } from '../src/theme/contrast.ts';
import { onDarkSurface } from '../src/theme/surfaces.ts';

const root = join(import.meta.dirname, '../src');

const stylesOf = (files: string) =>
  globSync(files, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

const standIns: Readonly<Record<string, string>> = onDarkSurface;
/** The color that is seen on a dark surface, where `vars` are re-mapped and what is the brand's stays. */
const seenOnDark = (of: string, name: string) => (of === 'vars' ? (standIns[name] ?? name) : name);

/** The text and the surface that one block of a style sheet's source names: `['onAction on action']`. */
function pairsOf(code: string, seen = (_of: string, name: string) => name): string[] {
  const found: string[] = [];
  let rest = code.replaceAll(/\$\{[^{}]*\}/g, '');
  // The innermost blocks first; what is left of those around them is their own.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\{[^{}]*\}/g, (block) => {
      const [, ground = '', surface] = /\bbackground: (vars|brand)\.color\.(\w+)/.exec(block) ?? [];
      const [, of = '', text] = /\bcolor: (vars|brand)\.color\.(\w+)/.exec(block) ?? [];
      if (surface && text) found.push(`${seen(of, text)} on ${seen(ground, surface)}`);
      return '';
    });
  }
  return found;
}

test('black on white has the largest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

describe('every pair of colors that components use', () => {
  it.each(brandNames)('can be read and seen in %s', (name) => {
    expect(contrastProblems(brands[name].values)).toEqual([]);
  });

  it('is named when a brand leaves it too close', () => {
    expect(contrastProblems({ color: { actionText: '#ff7352', borderField: '#dddddd' } })).toEqual([
      'actionText on background: 2.60, needs 4.5',
      'actionText on card: 2.68, needs 4.5',
      'actionText on backgroundSubtle: 2.31, needs 4.5',
      'actionText on actionSubtle: 2.24, needs 4.5',
      'card on actionText: 2.68, needs 4.5',
      'borderField beside background: 1.32, needs 3',
      'borderField beside card: 1.36, needs 3',
    ]);
  });

  const listed = [textContrastPairs, edgeContrastPairs].flatMap((pairs) => Object.entries<readonly string[]>(pairs));
  const known = new Set(listed.flatMap(([text, surfaces]) => surfaces.map((surface) => `${text} on ${surface}`)));

  it('is on the list, where a style names both', () => {
    const used = new Set(stylesOf('**/*.css.ts').flatMap((code) => pairsOf(code)));
    expect(used).toContain('onAction on action');
    expect([...used].filter((pair) => !known.has(pair))).toEqual([]);
  });

  it('is on the list on a dark surface too, in components and in forms', () => {
    const used = new Set(stylesOf('{components,forms}/**/*.css.ts').flatMap((code) => pairsOf(code, seenOnDark)));
    expect(used).toContain('onDark on onDarkHover');
    expect([...used].filter((pair) => !known.has(pair))).toEqual([]);
  });

  it('has what stands in for it on a dark surface', () => {
    const onPaper = listed.filter(([, surfaces]) => surfaces.includes('background')).map(([name]) => name);
    const missing = onPaper.filter((name) => name in standIns && !known.has(`${standIns[name]} on dark`));
    expect(onPaper).toContain('textSubdued');
    expect(missing).toEqual([]);
  });
});
