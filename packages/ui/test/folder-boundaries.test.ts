import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

type Boundaries = Record<string, readonly string[]>;

/** The folders of the package, each with those that it may import. */
const packageFolders: Boundaries = {
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

/** Those of the office: its screens import nothing from each other. The dot is what lies in the folder itself. */
const shared = ['.', 'auth', 'components', 'layout'];
const adminFolders: Boundaries = {
  '.': ['auth'],
  auth: ['.'],
  components: ['.'],
  layout: ['.', 'auth'],
  inbox: shared,
  sources: shared,
  specials: shared,
  team: shared,
};

const root = join(import.meta.dirname, '../src');

/** The code of each module that ships, by its path. */
const modules = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(stories|docs|test)\./.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

/** Paths of what a module imports or passes on of the package, types included. */
const importsOf = (file: string, code: string) =>
  Array.from(code.matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g), ([, path = '']) => normalize(join(file, '..', path)));

/** The folder that a path leads into: "Button" of "Button/Button.tsx". */
const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '.');

/** Other folders from which a module imports. */
const foldersImportedBy = (file: string, code: string) =>
  importsOf(file, code)
    .map(folderOf)
    .filter((folder) => folder !== folderOf(file));

/** The modules below a folder, by their path from there. */
const modulesIn = (folder: string) =>
  [...modules].flatMap(([file, code]): [file: string, code: string][] =>
    file.startsWith(folder) ? [[file.slice(folder.length), code]] : [],
  );

/** The imports that a table does not allow. */
const wrongImports = (files: readonly [file: string, code: string][], below: Boundaries) =>
  files.flatMap(([file, code]) =>
    foldersImportedBy(file, code)
      .filter((folder) => folder !== '..' && !below[folderOf(file)]?.includes(folder))
      .map((folder) => `${file} -> ${folder}`),
  );

describe.each([
  ['the package', modulesIn('').filter(([file]) => folderOf(file) !== '.'), packageFolders],
  ['the office', modulesIn('admin/'), adminFolders],
])('the folders of %s', (_name, files, below) => {
  it('are those that stand here', () => {
    expect([...new Set(files.map(([file]) => folderOf(file)))].toSorted()).toEqual(Object.keys(below).toSorted());
  });

  it('import only what lies below them', () => {
    expect(wrongImports(files, below)).toEqual([]);
  });
});

it.each([
  ["import { Field } from '../../forms/Field/Field.tsx';", ['components/Button/Button.tsx -> forms']],
  ["import type { A } from '../../site/a.ts';", ['components/Button/Button.tsx -> site']],
  ["const load = () => import('../../lead-forms/form/a.ts');", ['components/Button/Button.tsx -> lead-forms']],
  ["import { vars } from '../../theme/contract.css.ts';", []],
  ["import '../Card/Card.tsx';", []],
])('an import is read from %s', (code, wrong) => {
  expect(wrongImports([['components/Button/Button.tsx', code]], packageFolders)).toEqual(wrong);
});

describe('the private folders of the kit', () => {
  const entries = [...modules].filter(([file]) => folderOf(file) === '.');
  const exported = new Set(entries.flatMap(([file, code]) => importsOf(file, code)));
  // A style sheet is part of the component that it lies beside.
  const kit = [...modules.keys()].filter((file) => /^(components|forms)\/.*(?<!\.css)\.tsx?$/.test(file));

  it('hold what no entry exports and other folders import', () => {
    const usedElsewhere = new Set(
      [...modules].flatMap(([file, code]) =>
        importsOf(file, code).filter((imported) => dirname(imported) !== dirname(file)),
      ),
    );
    const inner = kit.filter((file) => usedElsewhere.has(file) && !exported.has(file));
    expect(inner.length).toBeGreaterThan(12);
    expect(inner.filter((file) => !file.includes('/private/'))).toEqual([]);
  });

  it('hold nothing that an entry exports', () => {
    expect([...exported].filter((file) => file.includes('/private/'))).toEqual([]);
  });
});

it('no two modules export the same name', () => {
  const names = [...modules]
    .filter(([file]) => !file.endsWith('.css.ts'))
    .flatMap(([, code]) =>
      Array.from(
        code.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm),
        ([, name]) => name,
      ),
    );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
