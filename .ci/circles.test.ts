import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './command.ts';

// Lint finds circles of import statements. A table that loads modules, which need a type of the table, is one as well.

/** The modules that each module names: in import and export statements, types among them, and in `import()`. */
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

/** Modules that lead back to themselves. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
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
  it.each(['content', 'ui', 'site', 'api'])('%s stand in no circle, types and late imports counted', (name) => {
    const imports = readImports(`packages/${name}/src`);
    expect([...imports.values()].flat().length).toBeGreaterThan(50);
    expect(circlesOf(imports)).toEqual([]);
  });

  it('a circle are found as one', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(circlesOf(imports)).toEqual(['a -> b -> d -> a']);
  });
});
