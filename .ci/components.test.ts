import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../.storybook/docs/exports.ts';
import { baseCommit } from '../.storybook/pictures-base.ts';
import { widthsOf } from '../.storybook/viewports.ts';
import { root, run } from './command.ts';

// Lists everything that a new component lacks, with what to write where: `npm run check:components`.

const source = 'packages/ui/src';
const read = (file: string) => readFile(`${root}/${file}`, 'utf8');
const filesOf = (pattern: string) => globSync(`${source}/${pattern}`, { cwd: root });
const nameOf = (file: string) => basename(file, '.tsx');

/** Components in folders of their own: `Button/Button.tsx`. */
const components = filesOf('{components,forms,lead-forms,specials,site}/**/[A-Z]*.tsx').filter(
  (file) => nameOf(file) === basename(dirname(file)),
);

interface Offered {
  name: string;
  file: string;
}

/** Components exported from entry points. */
const offeredBy = (entry: string): Offered[] =>
  Array.from(entry.matchAll(/^export \{([^}]*)\} from '(.+\.tsx)';$/gm), ([, list = '', file = '']) =>
    Array.from(list.matchAll(/(?<!type )\b[A-Z]\w*/g), ([name]) => ({ name, file })),
  ).flat();

const entryNames = ['index', 'forms', 'site', 'lead-forms', 'specials', 'admin'] as const;
const entries = await Promise.all(entryNames.map((name) => read(`${source}/${name}.ts`)));
const offered = entries.flatMap(offeredBy);

/** What a module imports or passes on of our own, as `packages/ui/src/components/Button/Button.tsx#Button`. */
async function usesOf(file: string): Promise<string[]> {
  const code = await read(file);
  const from = (path: string) => join(dirname(file), path);
  const named = Array.from(
    code.matchAll(/^(?:import|export) \{([^}]*)\} from '(\.[^']+\.tsx)';$/gm),
    ([, list = '', path = '']) => Array.from(list.matchAll(/\b[A-Z]\w*/g), ([name]) => `${from(path)}#${name}`),
  ).flat();
  // A module that is fetched later has its one component.
  const later = Array.from(code.matchAll(/import\('(\.[^']+\.tsx)'\)/g), ([, path = '']) => from(path));
  return [...named, ...later.map((path) => `${path}#${nameOf(path)}`)];
}

const usedIn = async (files: readonly string[]) => new Set((await Promise.all(files.map(usesOf))).flat());

const used = await usedIn(
  filesOf('**/*.{ts,tsx}').filter((file) => !/\.(?:stories|docs|test)\.|\/stories\//.test(file)),
);

/** The entry point that exports the components of a file's folder. */
const entryOfFolder = (file: string) => /^\.\/(?!components\/)[\w-]+/.exec(file)?.[0].slice(2) ?? 'index';

/** Neither exported nor used by another component: counts as exported, so that one run tells all that it lacks. */
const added = components
  .filter((file) => !used.has(`${file}#${nameOf(file)}`))
  .map((file) => ({ name: nameOf(file), file: `.${file.slice(source.length)}` }));
const addedTo = (entry: string) => added.filter(({ file }) => entryOfFolder(file) === entry);

/** The entry point that exports a component, or will. */
const entryOfName = (name: string) => {
  const component = added.find((each) => each.name === name);
  return component ? `@hvac/ui/${entryOfFolder(component.file)}`.replace('/index', '') : entryOf(name);
};

const index = Object.values((await buildIndex({ configDir: `${root}/.storybook`, quiet: true })).entries);
const allStories = index.filter((entry) => entry.type === 'story');
const stories = allStories.filter(({ tags }) => tags?.includes('test'));

describe('each component', () => {
  it('has stories: X.stories.tsx', async () => {
    const shown = await usedIn([
      '.storybook/preview.tsx',
      ...filesOf('**/*.stories.tsx'),
      ...filesOf('../test/**/*.tsx'),
    ]);
    const unseen = offered.filter(({ name, file }) => !shown.has(`${join(source, file)}#${name}`));
    const alone = components
      .map((file) => file.replace('.tsx', '.stories.tsx'))
      .filter((file) => !existsSync(`${root}/${file}`));
    expect(components.length).toBeGreaterThan(90);
    expect([...alone, ...unseen.map(({ name }) => name)]).toEqual([]);
  });

  it('has a guide beside its stories: X.docs.tsx', async () => {
    const guideOf = (file: string) => file.replace(/(?:\.stories)?\.tsx$/, '.docs.tsx');
    const hasGuide = (file: string) => existsSync(`${root}/${guideOf(file)}`);
    const guided = new Set(stories.filter(({ importPath }) => hasGuide(importPath)).map(({ title }) => title));
    const unguided = stories.filter(({ title }) => !guided.has(title)).map(({ importPath }) => importPath);
    const lacking = new Set([...components.filter((file) => !hasGuide(file)), ...unguided].map(guideOf));
    expect([...lacking]).toEqual([]);
  });

  it('says in its guide how its words read, if it has any', async () => {
    const guides = filesOf('{components,forms}/**/*.docs.tsx').filter((file) => !/\/layout\/|FormGrid/.test(file));
    const silent: string[] = [];
    for (const file of guides) if (!(await read(file)).includes('  content: [')) silent.push(file);
    expect(guides.length).toBeGreaterThan(35);
    expect(silent).toEqual([]);
  });

  it('is exported from an entry such as index.ts, or used by another component', async () => {
    const lines = added.map(async ({ name, file }) => {
      const code = await read(join(source, file));
      const types = Array.from(code.matchAll(/^export (?:type|interface) (\w+)/gm), ([, type = '']) => `type ${type}`);
      return `${source}/${entryOfFolder(file)}.ts: export { ${[name, ...types].join(', ')} } from '${file}';`;
    });
    expect(await Promise.all(lines)).toEqual([]);
  });

  it('passes HTML attributes to its element: a line in EveryComponent.stories.tsx', async () => {
    // Exceptions: they have no root element, or pass props to an inner control.
    const without = ['SkipLink', 'LinkProvider', 'Tooltips', 'Field', 'FieldGroup', 'Honeypot'];
    const file = `${source}/theme/stories/EveryComponent.stories.tsx`;
    const table = await read(file);
    const exported = [entries[0], entries[1]].flatMap((entry = '') => offeredBy(entry));
    const lacking = [...exported, ...addedTo('index'), ...addedTo('forms')]
      .map(({ name }) => name)
      .filter((name) => !without.includes(name) && !table.includes(`  ${name}: (native)`));
    expect(lacking.map((name) => `${file}: ${name}: (native) => <${name} {...native} />,`)).toEqual([]);
  });

  it('is tagged internal when no entry exports it, and only then', async () => {
    const wrong = new Set<string>();
    for (const { title, importPath, tags } of stories) {
      const [, component] = /\bcomponent: (\w+)/.exec(await read(importPath)) ?? [];
      if (component === undefined || !importPath.includes('/packages/ui/')) continue;
      const isOffered = entryOfName(component) !== undefined || entryOfName(title.split('/').pop() ?? '') !== undefined;
      if (isOffered === tags?.includes('internal') || isOffered !== tags?.includes('stable')) wrong.add(title);
    }
    expect([...wrong]).toEqual([]);
  });

  it('is tagged new while a changeset says so, until the release that brings it', async () => {
    const changes = await Promise.all(globSync('.changeset/*.md', { cwd: root }).map(read));
    const named = changes.flatMap((change) =>
      Array.from(
        change.matchAll(/\bNew: [^.]*?\./g),
        ([sentence]) => sentence.match(/(?<=`)[A-Z]\w+(?=`)/g) ?? [],
      ).flat(),
    );
    const isNew = new Set([...named, ...added.map(({ name }) => name)]);
    const wrong = stories
      .filter(({ title, tags }) => isNew.has(title.split('/').pop() ?? '') !== tags?.includes('new'))
      .map(
        ({ importPath, tags }) =>
          `${importPath}: ${tags?.includes('new') ? 'no tag, or "New: ..." in a changeset' : "tags: ['new'],"}`,
      );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has one story file that assistants read: the others are tagged !manifest', () => {
    const told = stories.filter(({ tags }) => tags?.includes('manifest'));
    const files = Map.groupBy(told, ({ title }) => title);
    const several = [...files].filter(([, of]) => new Set(of.map(({ importPath }) => importPath)).size > 1);
    expect(several.map(([title]) => title)).toEqual([]);
  });

  it('stands under Components or Forms if the entry of that name exports it', async () => {
    const entryOfRoot: Readonly<Record<string, string>> = { Components: '@hvac/ui', Forms: '@hvac/ui/forms' };
    const wrong = new Set<string>();
    for (const { title } of stories) {
      const [sidebarRoot = '', name = ''] = title.split('/');
      if (sidebarRoot in entryOfRoot && entryOfName(name) !== entryOfRoot[sidebarRoot]) wrong.add(title);
    }
    expect([...wrong]).toEqual([]);
  });

  it('is in API.md, if it is exported: npm run build -w @hvac/ui && node .ci/api-report.ts', async () => {
    const report = await read('packages/ui/API.md');
    const names = [...offered, ...added].map(({ name }) => name);
    expect(names.filter((name) => !report.includes(`\n- ${name}\n`))).toEqual([]);
  });

  it('has pictures: npm run test:visual -- --update X.stories', async () => {
    const listed = JSON.parse(await read('.storybook/pictures.json')) as Record<string, string>;
    const lacking = new Set<string>();
    for (const { id, tags, importPath } of stories) {
      const widths = widthsOf(tags);
      if (widths.length === 0 || widths.some((width) => listed[`${id} ${width}`])) continue;
      // Which stories skip the picture is known only at run time.
      if (!(await read(importPath)).includes('skip: ')) lacking.add(`${basename(importPath, '.tsx')} (${id})`);
    }
    expect([...lacking]).toEqual([]);
  });

  it('has a changeset that says "New: `X` (what it is)." if it is exported and new', async () => {
    const base = await baseCommit();
    const before = await Promise.all(entryNames.map((name) => run('git', ['show', `${base}:${source}/${name}.ts`])));
    const known = new Set(before.flatMap(({ output }) => offeredBy(output)).map(({ name }) => name));
    const changesets = await Promise.all(globSync('.changeset/*.md', { cwd: root }).map(read));
    const isTold = (name: string) => changesets.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    const untold = [...offered, ...added].map(({ name }) => name).filter((name) => !known.has(name) && !isTold(name));
    expect(
      untold.map((name) => `.changeset/${name.toLowerCase()}.md: '@hvac/ui': minor; New: \`${name}\` (what it is).`),
    ).toEqual([]);
  });
});

describe('every form', () => {
  // The shared form code is covered by the service request form.
  const states = ['Idle', 'Submitting', 'Success', 'Invalid', 'Server Error', 'Captcha Error', 'Offline'];
  const allStates = [...states, 'Filled', 'Not Kept', 'Rate Limited', 'Too Large', 'Restored Draft'];

  it.each([
    ['ServiceRequestForm', allStates],
    ['QuoteForm', states],
    ['ContactForm', states],
    ['ReferralForm', states],
    ['CareerForm', states],
  ])('%s has a story for each of its states', (form, wanted) => {
    const names = allStories.filter(({ title }) => title === `Lead forms/${form}`).map(({ name }) => name);
    expect(wanted.filter((state) => !names.includes(state))).toEqual([]);
  });
});

describe('the list of pictures', () => {
  it('has no entry for a removed story or width', async () => {
    const listed = Object.keys(JSON.parse(await read('.storybook/pictures.json')) as object);
    const keys = new Set(allStories.flatMap(({ id, tags }) => widthsOf(tags).map((width) => `${id} ${width}`)));
    expect(listed.filter((key) => !keys.has(key))).toEqual([]);
  });
});
