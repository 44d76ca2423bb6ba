import { Markdown } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { guidePath, guides, linkTo } from './guides.ts';

/** Storybook's index of stories and pages, reduced to the fields used here. */
interface StoryIndex {
  entries: Record<string, { title: string; importPath: string }>;
}

/** Rows of a table, from the other name to the component. */
async function loadRows(): Promise<string[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex;
  const titles = new Map(Object.values(entries).map(({ importPath, title }) => [guidePath(importPath), title]));
  const rows = Object.entries(guides).map(async ([path, load]) => {
    const { alsoKnownAs = [] } = await load();
    return alsoKnownAs.map((name): [name: string, link: string] => [name, linkTo(titles.get(path) ?? '')]);
  });
  const byName = Map.groupBy((await Promise.all(rows)).flat(), ([name]) => name);
  return [...byName]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, found]) => `| ${name} | ${found.map(([, link]) => link).join(', ')} |`);
}

const loaded = loadRows();

const Rows = () => <Markdown>{['| you look for | use |', '| --- | --- |', ...use(loaded)].join('\n')}</Markdown>;

/** What people call components elsewhere, from the guides. */
export const OtherNames = () => (
  <Suspense fallback={<p data-loading>Loading the names</p>}>
    <Rows />
  </Suspense>
);
