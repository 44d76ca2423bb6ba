import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './command.ts';

// Lint finds circular import statements. This test also counts type imports and dynamic imports.

/** Each module's imports: in import and export statements, including types, and in `import()`. */
function readImports(folder: string): Map<string, string[]> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.stories.tsx', '**/*.test.ts'] });
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
      return [
        file,
        Array.from(code.matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g), ([, to = '']) => join(dirname(file), to)),
      ];
    }),
  );
}

/** Finds circular imports. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (file: string) => {
    if (open.includes(file)) found.push([...open.slice(open.indexOf(file)), file].join(' -> '));
    if (done.has(file) || open.includes(file)) return;
    open.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    open.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return found;
}

describe('the modules of', () => {
  it.each(['content', 'ui', 'site', 'api'])(
    '%s have no circular imports, including type and dynamic imports',
    (name) => {
      const imports = readImports(`packages/${name}/src`);
      expect([...imports.values()].flat().length).toBeGreaterThan(50);
      expect(findCircles(imports)).toEqual([]);
    },
  );

  it('a circular import are reported', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(findCircles(imports)).toEqual(['a -> b -> d -> a']);
  });
});
