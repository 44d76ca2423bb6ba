import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { entries, entryOf } from '../.storybook/docs/exports.ts';
import { entryNames, readImports } from '../.storybook/docs/imports.ts';
import { baseCommit } from '../.storybook/pictures-base.ts';
import { widthsOf } from '../.storybook/viewports.ts';
import { root, run } from './command.ts';

// Lists everything that a new component lacks, with what to write where: `npm run check:components`.

const source = 'packages/ui/src';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) => globSync(`${source}/${pattern}`, { cwd: root });
const textOf = (files: readonly string[]) => files.map(read).join('\n');

/** Components in folders of their own: `Button/Button.tsx`. */
const components = filesOf('{components,forms,lead-forms,specials,site}/**/[A-Z]*.tsx')
  .map((file) => ({ file, name: basename(file, '.tsx') }))
  .filter(({ file, name }) => name === basename(dirname(file)));

const product = textOf(filesOf('**/*.{ts,tsx}').filter((file) => !/\.(?:stories|docs|test)\.|\/stories\//.test(file)));

/** The module of the entry point that exports the components of a file's folder. */
const entryOfFolder = (file: string) => {
  const [folder = ''] = file.slice(source.length + 1).split('/');
  return folder === 'components' ? 'index' : folder;
};

/** Neither exported nor used by another component: counts as exported, so that one run tells all that it lacks. */
const added = components
  .filter(({ name }) => !product.includes(`/${name}.tsx'`))
  .map((component) => ({ ...component, module: entryOfFolder(component.file) }));

const addedTo = new Map(added.map(({ name, module }) => [name, `@hvac/ui/${module}`.replace('/index', '')]));

/** The entry points of all components, exported already or not. */
const exported = new Map([...[...entries].filter(([name]) => /^[A-Z]/.test(name)), ...addedTo]);

/** The entry point that exports what a page of Storybook is about. */
const entryOfTitle = (title: string) => {
  const name = title.split('/').at(-1) ?? '';
  return exported.get(name) ?? entryOf(name);
};

const index = Object.values((await buildIndex({ configDir: `${root}/.storybook`, quiet: true })).entries);
const allStories = index.filter((entry) => entry.type === 'story');
const stories = allStories.filter(({ tags }) => tags?.includes('test'));

/** Titles of the pages that a story makes wrong. */
const wrongPages = (isWrong: (story: (typeof stories)[number]) => boolean) => [
  ...new Set(stories.filter(isWrong).map(({ importPath, title }) => `${title} (${importPath})`)),
];

const changesets = textOf(globSync('.changeset/*.md', { cwd: root }));

describe('each component', () => {
  it('has stories: X.stories.tsx', () => {
    const shown = textOf(['.storybook/preview.tsx', ...filesOf('**/*.stories.tsx'), ...filesOf('../test/**/*.tsx')]);
    const alone = components.map(({ file }) => file.replace('.tsx', '.stories.tsx'));
    expect(components.length).toBeGreaterThan(90);
    expect([
      ...alone.filter((file) => !existsSync(join(root, file))),
      ...[...exported.keys()].filter((name) => !new RegExp(`\\b${name}\\b`).test(shown)),
    ]).toEqual([]);
  });

  it('has a guide beside its stories: X.docs.tsx', () => {
    const hasGuide = (file: string) => existsSync(join(root, file.replace(/(?:\.stories)?\.tsx$/, '.docs.tsx')));
    const guided = new Set(stories.filter(({ importPath }) => hasGuide(importPath)).map(({ title }) => title));
    const unguided = components.filter(({ file }) => !hasGuide(file)).map(({ file }) => file);
    expect([...unguided, ...wrongPages(({ title }) => !guided.has(title))]).toEqual([]);
  });

  it('says in its guide how its words read, if it has any', () => {
    const guides = filesOf('{components,forms}/**/*.docs.tsx').filter((file) => !/\/layout\/|FormGrid/.test(file));
    expect(guides.filter((file) => !read(file).includes('  content: ['))).toEqual([]);
  });

  it('has its name alone: no guide gives it to another in alsoKnownAs', () => {
    const takenIn = (file: string) => {
      const [, names = ''] = /alsoKnownAs: \[(.*?)\]/s.exec(read(file)) ?? [];
      return Array.from(names.matchAll(/'(.*?)'/g), ([, name = '']) => name).filter((name) => exported.has(name));
    };
    const taken = filesOf('**/*.docs.tsx').flatMap((file) => takenIn(file).map((name) => `${file}: ${name}`));
    expect(taken).toEqual([]);
  });

  it('is exported from an entry such as index.ts, or used by another component', () => {
    const lines = added.map(({ name, file, module }) => {
      const path = `.${file.slice(source.length)}`;
      return `${source}/${module}.ts: export { ${name} } from '${path}';`;
    });
    expect(lines).toEqual([]);
  });

  it('passes HTML attributes to its element: a line in EveryComponent.stories.tsx', () => {
    // Exceptions: they have no root element, or pass props to an inner control.
    const without = ['SkipLink', 'LinkProvider', 'Tooltips', 'Field', 'FieldGroup', 'Honeypot'];
    const file = `${source}/theme/stories/EveryComponent.stories.tsx`;
    const table = read(file);
    const lacking = [...exported]
      .filter(([, entry]) => entry === '@hvac/ui' || entry === '@hvac/ui/forms')
      .filter(([name]) => !without.includes(name) && !table.includes(`  ${name}: (native)`));
    expect(lacking.map(([name]) => `${file}: ${name}: (native) => <${name} {...native} />,`)).toEqual([]);
  });

  it('is tagged internal when no entry exports it, and only then', () => {
    const isWrong = ({ title, importPath, tags }: (typeof stories)[number]) => {
      const [, component] = /\bcomponent: (\w+)/.exec(read(importPath)) ?? [];
      if (component === undefined || !importPath.includes('/packages/ui/')) return false;
      const isOffered = (exported.get(component) ?? entryOfTitle(title)) !== undefined;
      return isOffered === tags?.includes('internal') || isOffered !== tags?.includes('stable');
    };
    expect(wrongPages(isWrong)).toEqual([]);
  });

  it('stands under Components or Forms if the entry of that name exports it', () => {
    const entryOfRoot: Readonly<Record<string, string>> = { Components: '@hvac/ui', Forms: '@hvac/ui/forms' };
    const isWrong = (title: string) => {
      const entry = entryOfRoot[title.split('/')[0] ?? ''];
      return entry !== undefined && entryOfTitle(title) !== entry;
    };
    expect(wrongPages(({ title }) => isWrong(title))).toEqual([]);
  });

  it("has tags: ['new'] while a changeset says so, until the release that brings it", () => {
    const sentences = changesets.match(/\bNew: [^.]*?\./g) ?? [];
    const told = sentences.flatMap((sentence) => sentence.match(/(?<=`)[A-Z]\w+(?=`)/g) ?? []);
    const isNew = new Set([...told, ...addedTo.keys()]);
    const isWrong = ({ title, tags }: (typeof stories)[number]) =>
      isNew.has(title.split('/').at(-1) ?? '') !== tags?.includes('new');
    expect(wrongPages(isWrong)).toEqual([]);
  });

  it('has a changeset that says "New: `X` (what it is)." if it is exported and new', async () => {
    const { output } = await run('git', ['show', `${await baseCommit()}:packages/ui/API.md`]);
    const untold = [...exported.keys()].filter(
      (name) => !output.includes(`\n- ${name}\n`) && !new RegExp(`\\b${name}\\b`).test(changesets),
    );
    expect(
      untold.map((name) => `.changeset/${name.toLowerCase()}.md: '@hvac/ui': minor; New: \`${name}\` (what it is).`),
    ).toEqual([]);
  });

  it('is in API.md, if it is exported: npm run build -w @hvac/ui && node .ci/api-report.ts', () => {
    const report = read('packages/ui/API.md');
    expect([...exported.keys()].filter((name) => !report.includes(`\n- ${name}\n`))).toEqual([]);
  });

  it('has one story file that assistants read: the others are tagged !manifest', () => {
    const told = new Map<string, string>();
    const isSecond = ({ title, importPath, tags }: (typeof stories)[number]) => {
      if (!tags?.includes('manifest')) return false;
      if (!told.has(title)) told.set(title, importPath);
      return told.get(title) !== importPath;
    };
    expect(wrongPages(isSecond)).toEqual([]);
  });

  it('has pictures: npm run test:visual -- --update X.stories', () => {
    const listed = JSON.parse(read('.storybook/pictures.json')) as Record<string, string>;
    // Which stories skip the picture is known only at run time.
    const isWrong = ({ id, tags, importPath }: (typeof stories)[number]) =>
      widthsOf(tags).length > 0 &&
      widthsOf(tags).every((width) => !listed[`${id} ${width}`]) &&
      !read(importPath).includes('skip: ');
    expect(wrongPages(isWrong)).toEqual([]);
  });
});

describe('every form', () => {
  // The shared form code is covered by the service request form.
  const states = ['Idle', 'Submitting', 'Success', 'Invalid', 'Server Error', 'Captcha Error', 'Offline'];

  it.each(['ServiceRequestForm', 'QuoteForm', 'ContactForm', 'ReferralForm', 'CareerForm'])(
    '%s has a story for each of its states',
    (form) => {
      const names = allStories.filter(({ title }) => title === `Lead forms/${form}`).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(states));
    },
  );
});

/** A module of the library, and all that it imports to run. */
function neededBy(file: string, needed = new Set<string>()): Set<string> {
  if (needed.has(file)) return needed;
  needed.add(file);
  const imports = read(`${source}/${file}`).matchAll(/^(?:import|export)(?! type)\s[^;]*?'(\.[^']+)';/gm);
  for (const [, path = ''] of imports) neededBy(normalize(join(file, '..', path)), needed);
  return needed;
}

describe('the imports of a snippet', () => {
  it.each(entryNames)('have the styles of all that a component of %s draws', (entry) => {
    const { importsOf } = readImports({ [`/${entry}.ts`]: 'export { Shown };' });
    const styled = [...neededBy(`${entry}.ts`)].filter((file) => file.endsWith('.css.ts'));
    const sheets = new Set(styled.map((file) => file.split('/')[0]?.replace('theme', 'variables')));
    expect(sheets.size).toBeGreaterThan(1);
    expect([...sheets].filter((sheet) => !importsOf('<Shown />').includes(`/${sheet}.css'`))).toEqual([]);
  });
});
