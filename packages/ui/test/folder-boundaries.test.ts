import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of the package, each with those that it may import. */
const below: Record<string, readonly string[]> = {
  hydration: [],
  theme: ['hydration'],
  components: ['hydration', 'theme'],
  forms: ['theme', 'components'],
  api: ['components'],
  site: ['hydration', 'theme', 'components'],
  'lead-forms': ['hydration', 'theme', 'components', 'forms', 'api'],
  specials: ['hydration', 'theme', 'components', 'api'],
  admin: ['hydration', 'theme', 'components', 'forms', 'api', 'specials'],
  mocks: [],
};

const root = join(import.meta.dirname, '../src');
const folderOf = (file: string) => file.split('/')[0] ?? '';

/** Other folders of the package from which a module imports, types included. */
const foldersImportedBy = (file: string, code: string) =>
  Array.from(code.matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g), ([, path = '']) =>
    folderOf(normalize(join(file, '..', path))),
  ).filter((folder) => folder !== folderOf(file));

describe('the folders of the package', () => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(stories|docs|test)\./.test(file));

  it('are those that stand here', () => {
    expect([...new Set(files.map(folderOf))].toSorted()).toEqual(Object.keys(below).toSorted());
  });

  it('import only what lies below them', () => {
    const wrong = files.flatMap((file) =>
      foldersImportedBy(file, readFileSync(join(root, file), 'utf8'))
        .filter((folder) => !below[folderOf(file)]?.includes(folder))
        .map((folder) => `${file} -> ${folder}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["import { Field } from '../../forms/Field/Field.tsx';", ['forms']],
    ["import type { A } from '../../../site/a.ts';", []],
    ["const load = () => import('../../lead-forms/form/a.ts');", ['lead-forms']],
    ["import '../Card/Card.tsx';", []],
  ])('are read from %s', (code, folders) => {
    expect(foldersImportedBy('components/Button/Button.tsx', code).filter((folder) => folder in below)).toEqual(
      folders,
    );
  });
});
