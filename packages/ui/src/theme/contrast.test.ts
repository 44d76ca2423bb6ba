import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { brandNames, brands } from './brands/brands.ts';
import { contrast, contrastProblems, edges, texts } from './contrast.ts';

const root = join(import.meta.dirname, '..');

/** The text and the surface that one block of a style sheet's source names: `['onAction on action']`. */
function pairsOf(code: string): string[] {
  const found: string[] = [];
  let rest = code.replaceAll(/\$\{[^{}]*\}/g, '');
  // The innermost blocks first; what is left of those around them is their own.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\{[^{}]*\}/g, (block) => {
      const [, surface] = /\bbackground: vars\.color\.(\w+)/.exec(block) ?? [];
      const [, text] = /\bcolor: vars\.color\.(\w+)/.exec(block) ?? [];
      if (surface && text) found.push(`${text} on ${surface}`);
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
    expect(contrastProblems({ color: { actionText: '#ff7352', field: '#dddddd' } })).toEqual([
      'actionText on page: 2.60, needs 4.5',
      'actionText on card: 2.68, needs 4.5',
      'actionText on band: 2.31, needs 4.5',
      'actionText on warmWash: 2.24, needs 4.5',
      'card on actionText: 2.68, needs 4.5',
      'field beside page: 1.32, needs 3',
      'field beside card: 1.36, needs 3',
    ]);
  });

  it('is on the list, where a style names both', () => {
    const styles = globSync('**/*.css.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
    const used = new Set(styles.flatMap(pairsOf));
    expect(used).toContain('onAction on action');
    const listed = [texts, edges].flatMap((pairs) => Object.entries<readonly string[]>(pairs));
    const known = listed.flatMap(([text, surfaces]) => surfaces.map((surface) => `${text} on ${surface}`));
    // What is seen through has no contrast of its own.
    expect([...used].filter((pair) => !pair.endsWith('onDarkHover') && !known.includes(pair))).toEqual([]);
  });
});
