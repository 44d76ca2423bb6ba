import { glob, readFile } from 'node:fs/promises';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { messages } from '../.storybook/messages.ts';
import { root } from './command.ts';
import { shortcomings } from './components.ts';

const preview = '.storybook/preview.tsx';
const entries = ['index', 'specials', 'leads', 'admin', 'mocks', 'theme'].map((name) => `packages/ui/src/${name}.ts`);

const sources = new Map<string, string>();
for await (const file of glob(['packages/ui/src/**/*.{ts,tsx}', preview], { cwd: root })) {
  sources.set(file, await readFile(`${root}/${file}`, 'utf8'));
}
const found = shortcomings(sources, entries, [preview]);

describe('the components of packages/ui', () => {
  it('that are public have a story of their own', () => expect(found.publicWithoutStory).toEqual([]));
  it('that are parts of others are shown by a story', () => expect(found.neverShown).toEqual([]));
  it('are public, or parts of others', () => expect(found.unreachable).toEqual([]));
});

describe('a component that somebody forgot', () => {
  const example = (files: Record<string, string>) => shortcomings(new Map(Object.entries(files)), ['index.ts'], []);
  const story = "import { Card } from './Card.tsx'; export const Plain = <Card />;";

  it('is named when it is public and has no story', () => {
    const files = {
      'index.ts': "export { Card } from './Card.tsx'; export { Title } from './Title.tsx';",
      'Card.tsx': "import { Title } from './Title.tsx'; export const Card = () => <Title />;",
      'Title.tsx': 'export const Title = () => <h2 />;',
    };
    expect(example({ ...files, 'Card.stories.tsx': story })).toEqual({
      publicWithoutStory: ['Title.tsx: Title'],
      neverShown: [],
      unreachable: [],
    });
    expect(example(files).neverShown).toEqual(['Card.tsx: Card', 'Title.tsx: Title']);
  });

  it('is named when nobody can reach it', () => {
    const files = { 'index.ts': '', 'Card.tsx': 'export const Card = () => <p />;', 'Card.stories.tsx': story };
    expect(example(files).unreachable).toEqual(['Card.tsx: Card']);
    const lazily = { ...files, 'index.ts': "export const load = () => import('./Card.tsx');" };
    expect(example(lazily).unreachable).toEqual([]);
  });
});

const { entries: index } = await buildIndex({ configDir: `${root}/.storybook`, quiet: true });
const stories = Object.values(index).filter((entry) => entry.type === 'story');

describe('the messages of the product', () => {
  it('are each shown by a story, whose own test looks for them', () => {
    const ids = new Set(stories.map(({ id }) => id));
    const unshown = Object.values(messages)
      .flat()
      .filter(({ story }) => !ids.has(story));
    expect(unshown).toEqual([]);
  });
});

describe('every form', () => {
  const states = [
    'Idle',
    'Submitting',
    'Success',
    'Invalid',
    'Server Error',
    'Captcha Error',
    'Rate Limited',
    'Too Large',
    'Offline',
  ];

  it.each(['ServiceRequestForm', 'QuoteForm', 'ContactForm', 'ReferralForm', 'CareerForm'])(
    '%s has a story for each of its states',
    (form) => {
      const names = stories.filter(({ title }) => title === `Leads/${form}`).map(({ name }) => name);
      expect(states.filter((state) => !names.includes(state))).toEqual([]);
    },
  );
});
