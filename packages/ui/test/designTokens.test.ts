import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../src/theme/brands/brands.ts';
import { designTokens, designTokensOf } from '../src/theme/designTokens.ts';
import { tokenDescriptions } from '../src/theme/tokenDescriptions.ts';
import { lineHeight, tokens } from '../src/theme/tokens.ts';

type Group = { [key: string]: Group } & { $type?: string; $value?: unknown; $extensions?: Record<string, string> };
const groups = designTokens as unknown as Record<keyof typeof tokens, Record<string, Group>>;

/** A color, or the one that it is an alias of. */
function resolved(name: string): Group | undefined {
  const token = groups.color[name];
  return typeof token?.$value === 'string' ? groups.color[token.$value.slice('{color.'.length, -1)] : token;
}

describe('the design tokens for design tools', () => {
  it('have every token of the theme, by the same name', () => {
    for (const [name, values] of Object.entries(tokens)) {
      const names = Object.keys(groups[name as keyof typeof tokens]).filter((key) => !key.startsWith('$'));
      expect(names).toEqual(Object.keys(values));
    }
  });

  it('give each token a type and a value, or say it in CSS', () => {
    const bare = Object.values(groups).flatMap((group) =>
      Object.entries(group).filter(
        ([key, { $type, $value, $extensions }]) => !key.startsWith('$') && !($type && $value) && !$extensions,
      ),
    );
    expect(bare).toEqual([]);
  });

  it('tell colors as parts of sRGB, with their alpha', () => {
    for (const [name, css] of Object.entries(tokens.color)) {
      const { $type, $value } = resolved(name) as unknown as {
        $type: string;
        $value: { colorSpace: string; components: number[]; alpha: number; hex: string };
      };
      const parts = [...$value.components, ...(css.length > 7 ? [$value.alpha] : [])];
      const written = parts
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      expect([name, $type, $value.colorSpace, `#${written}`]).toEqual([name, 'color', 'srgb', css]);
      expect(css.startsWith($value.hex)).toBe(true);
    }
  });

  it('say what each color is for, and what each group is', () => {
    const colors = Object.keys(tokens.color).filter((name) => !groups.color[name]?.['$description']);
    expect(colors).toEqual([]);
    expect(Object.values(groups).filter((group) => !group['$description'])).toEqual([]);
    expect(groups.color['focus']?.['$description']).toBe(tokenDescriptions.color.of.focus);
  });

  it('name another token where both are equal in every brand', () => {
    expect(groups.color['selected']?.$value).toBe('{color.link}');
    expect(groups.color['illustrationFlowWarm']?.$value).toBe('{color.statusWarning}');
    // Equal by day alone.
    expect(groups.color['onAction']?.$value).toMatchObject({ hex: tokens.color.text });
  });

  it('have the same names in every brand, with its own values', () => {
    const dark = designTokensOf(brands.dark) as unknown as typeof groups;
    expect(Object.keys(dark.color)).toEqual(Object.keys(groups.color));
    expect(dark.color['background']?.$value).toMatchObject({ hex: brands.dark.values.color?.background });
    expect(dark.color['selected']?.$value).toBe('{color.link}');
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
  const root = join(import.meta.dirname, '../src');
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

  it('use the layout components, or say above each grid why it is their own: // Own grid: why', () => {
    const isComment = (line = '') => /^(?:\/\/|\/\*\*| \*)/.test(line);
    const reasonAbove = (lines: readonly string[], statement: number) => {
      const first = lines.slice(0, statement).findLastIndex((line) => !isComment(line)) + 1;
      return lines.slice(first, statement).some((line) => line.startsWith('// Own grid: '));
    };
    const unexplained = globSync('**/*.css.ts', {
      cwd: root,
      exclude: ['components/layout/**', 'theme/sprinkles.css.ts'],
    }).flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, number) => {
        if (!line.includes('gridTemplate') || line.startsWith('import')) return [];
        const statement = lines.slice(0, number + 1).findLastIndex((start) => /^\w/.test(start));
        return reasonAbove(lines, statement) ? [] : [`${file}: ${line.trim()}`];
      });
    });
    expect(unexplained).toEqual([]);
  });

  it('take letters from one scale of at most eight sizes and five line heights, or say why a size is their own', () => {
    expect(Object.keys(tokens.fontSize).length).toBeLessThanOrEqual(8);
    expect(Object.keys(lineHeight).length).toBeLessThanOrEqual(5);
    const unexplained = styles.filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return /(?:fontSize|lineHeight): (?:'[\d.]|[\d.])/.test(code) && !code.includes('// Own size: ');
    });
    expect(unexplained).toEqual([]);
  });

  it('hide no rule from the compiler: no "!important" as another value', () => {
    expect(linesOf((line) => /!important.* as /.test(line))).toEqual([]);
  });

  it('ask for no width in px: larger text gets the narrow layout', () => {
    expect(linesOf((line) => /\((?:min|max)-width: [\d.]+px/.test(line))).toEqual([]);
  });
});
