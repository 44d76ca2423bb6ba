import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens } from './designTokens.ts';
import { tokens } from './tokens.ts';

type Group = { [key: string]: Group } & { $type?: string; $value?: unknown; $extensions?: Record<string, string> };
const groups = designTokens as unknown as Record<keyof typeof tokens, Record<string, Group>>;

describe('the design tokens for design tools', () => {
  it('have every token of the theme, by the same name', () => {
    for (const [name, values] of Object.entries(tokens)) {
      expect(Object.keys(groups[name as keyof typeof tokens])).toEqual(Object.keys(values));
    }
  });

  it('give each token a type and a value, or say it in CSS', () => {
    const bare = Object.values(groups).flatMap((group) =>
      Object.entries(group).filter(([, { $type, $value, $extensions }]) => !($type && $value) && !$extensions),
    );
    expect(bare).toEqual([]);
  });

  it('tell colors as parts of sRGB, with their alpha', () => {
    expect(groups.color['action']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 0.451, 0.3216], alpha: 1, hex: '#ff7352' },
    });
    expect(groups.color['onDarkBorder']).toMatchObject({ $value: { alpha: 0.149, hex: '#ffffff' } });
  });

  it('tell the two ends of a size that grows with the window', () => {
    expect(groups.fontSize['h2']).toMatchObject({
      phone: { $type: 'dimension', $value: { value: 2, unit: 'rem' } },
      desktop: { $type: 'dimension', $value: { value: 2.875, unit: 'rem' } },
    });
  });

  it('take shadows apart, layer by layer', () => {
    expect(groups.shadow['high']).toMatchObject({
      $type: 'shadow',
      $value: [{ spread: { value: 0, unit: 'px' } }, { blur: { value: 44 }, spread: { value: -12, unit: 'px' } }],
    });
  });

  it('tell fonts as lists and durations with their unit', () => {
    expect(groups.font['text']?.$value).toEqual(['Figtree', 'Figtree Fallback', 'Arial', 'sans-serif']);
    expect(groups.motion['fade']?.$value).toEqual({ value: 1, unit: 's' });
  });
});

describe('the styles of components', () => {
  const root = join(import.meta.dirname, '..');
  const styles = globSync('**/*.css.ts', { cwd: root, exclude: ['theme/**'] });
  const linesOf = (wrong: (line: string) => boolean) =>
    styles.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter(wrong)
        .map((line) => `${file}: ${line.trim()}`),
    );

  it('use the token where a space or an offset is one of the scale', () => {
    const scale = new Set<string>([...Object.values(tokens.space), '0']);
    const spaces = /\b(?:(?:padding|margin|inset|\w*gap)\w*|top|right|bottom|left): '([^']*px)'/gi;
    const fromEdge = /100% [-+] (\d+px)/g;
    const raw = (line: string) =>
      [...line.matchAll(spaces), ...line.matchAll(fromEdge)].some(([, value = '']) =>
        value.split(' ').every((size) => scale.has(size.replace('-', ''))),
      );
    expect(linesOf(raw)).toEqual([]);
  });

  it('leave to the surface what lies on it', () => {
    expect(linesOf((line) => /\.(?:onDarkSubdued|onDarkBorder|focusOnDark)\b/.test(line))).toEqual([]);
  });

  it('ask for no width in px: larger text gets the narrow layout', () => {
    expect(linesOf((line) => /\((?:min|max)-width: [\d.]+px/.test(line))).toEqual([]);
  });
});
