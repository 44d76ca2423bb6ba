import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../.storybook/docs/exports.ts';
import { baseCommit } from '../.storybook/pictures-base.ts';
import { widthsOf } from '../.storybook/viewports.ts';
import { root, run } from './command.ts';

// Lists everything that a new component lacks: `npm run check:components`.

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
    const files = filesOf('**/*.{ts,tsx}').filter((file) => !/\.(?:stories|docs|test)\.|\/stories\//.test(file));
    const used = await usedIn(files);
    expect(components.filter((file) => !used.has(`${file}#${nameOf(file)}`))).toEqual([]);
  });

  it('passes HTML attributes to its element: a line in EveryComponent.stories.tsx', async () => {
    // Exceptions: they have no root element, or pass props to an inner control.
    const without = ['SkipLink', 'LinkProvider', 'Tooltips', 'Field', 'FieldGroup', 'Honeypot'];
    const table = await read(`${source}/theme/stories/EveryComponent.stories.tsx`);
    const names = [entries[0], entries[1]].flatMap((entry = '') => offeredBy(entry)).map(({ name }) => name);
    expect(names.filter((name) => !without.includes(name) && !table.includes(`  ${name}: (native)`))).toEqual([]);
  });

  it('is tagged internal when no entry exports it, and only then', async () => {
    const wrong = new Set<string>();
    for (const { title, importPath, tags } of stories) {
      const [, component] = /\bcomponent: (\w+)/.exec(await read(importPath)) ?? [];
      if (component === undefined || !importPath.includes('/packages/ui/')) continue;
      const isOffered = entryOf(component) !== undefined || entryOf(title.split('/').pop() ?? '') !== undefined;
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
    const titles = (tagged: typeof stories) => new Set(tagged.map(({ title }) => title.split('/').pop() ?? ''));
    const shown = titles(stories);
    expect(titles(stories.filter(({ tags }) => tags?.includes('new')))).toEqual(
      new Set(named.filter((name) => shown.has(name))),
    );
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
      if (sidebarRoot in entryOfRoot && entryOf(name) !== entryOfRoot[sidebarRoot]) wrong.add(title);
    }
    expect([...wrong]).toEqual([]);
  });

  it('is in API.md, if it is exported: npm run test:packages -- --update', async () => {
    const report = await read('packages/ui/API.md');
    expect(offered.map(({ name }) => name).filter((name) => !report.includes(`\n- ${name}\n`))).toEqual([]);
  });

  it('has pictures: npm run test:visual -- --update X.stories', async () => {
    const listed = JSON.parse(await read('.storybook/pictures.json')) as Record<string, string>;
    const lacking = new Set<string>();
    for (const { id, tags, importPath } of stories) {
      const widths = widthsOf(tags);
      if (widths.length === 0 || widths.some((width) => listed[`${id} ${width}`])) continue;
      // Which stories skip the picture is known only at run time.
      if (!(await read(importPath)).includes('skip: ')) lacking.add(id);
    }
    expect([...lacking]).toEqual([]);
  });

  it('has a changeset if it is exported and new: npx changeset', async () => {
    const base = await baseCommit();
    const before = await Promise.all(entryNames.map((name) => run('git', ['show', `${base}:${source}/${name}.ts`])));
    const known = new Set(before.flatMap(({ output }) => offeredBy(output)).map(({ name }) => name));
    const changesets = await Promise.all(globSync('.changeset/*.md', { cwd: root }).map(read));
    const added = offered.map(({ name }) => name).filter((name) => !known.has(name));
    const isTold = (name: string) => changesets.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(added.filter((name) => !isTold(name))).toEqual([]);
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
