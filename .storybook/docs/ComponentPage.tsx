import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { use } from 'react';
import type { Story } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import { Anatomy } from './Anatomy.tsx';
import { entryOf, importsOf } from './exports.ts';
import { Examples } from './Examples.tsx';
import { criteria, type Guide } from './guide.ts';
import { guidePath, guides, linkTo } from './guides.ts';
import { StoryLinks } from './StoryLinks.tsx';
import { TokensUsed } from './TokensUsed.tsx';

/** One promise a guide, because React asks for it again after each render. */
const loaded = new Map<string, Promise<Guide>>();

/** Loads the guide beside a story file. @param storyFile its path from the root: `./packages/...` */
function loadGuide(storyFile: string): Promise<Guide> | undefined {
  const path = guidePath(storyFile);
  const load = guides[path];
  if (load && !loaded.has(path)) loaded.set(path, load());
  return loaded.get(path);
}

/** Whole forms, lists and pages would all come alive at once, fetch, and fight over the focus. */
const large = /^(?:Foundations\/Brands$|(?:Lead forms|Specials|Admin|Site layout|Sections|Pages|Letters)\/)/;

const List = ({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) => (
  <Markdown>{items.map((item) => `${ordered ? '1.' : '-'} ${item}`).join('\n')}</Markdown>
);

/** The story of this page with an export name. */
function useStory(name: string): Story<ReactRenderer> | undefined {
  const { csfFile } = useOf('meta', ['meta']);
  return csfFile.moduleExports[name] as Story<ReactRenderer> | undefined;
}

const Picture = ({ of, note, ...props }: NonNullable<Guide['anatomy']>) => {
  const story = useStory(of);
  if (!story) throw new Error(`The guide's anatomy names a story that is not there: ${of}`);
  return (
    <>
      <h2>Anatomy</h2>
      <Anatomy of={story} {...props} />
      {note !== undefined && <Markdown>{note}</Markdown>}
    </>
  );
};

/** What a guide says after the properties. */
const GuideText = ({ guide }: { guide: Guide }) => {
  const { avoid, alternatives = {}, anatomy, parts, examples, content, accessibility } = guide;
  const instead = Object.entries(alternatives).map(([title, when]) => `${when}: ${linkTo(title)}`);
  return (
    <>
      <h2>When to use it</h2>
      <Markdown>{guide.use}</Markdown>
      {(avoid !== undefined || instead.length > 0) && <h3>When not</h3>}
      {avoid !== undefined && <Markdown>{avoid}</Markdown>}
      {instead.length > 0 && <List items={instead} />}
      {anatomy && <Picture {...anatomy} />}
      {parts && (
        <>
          <h2>What it consists of</h2>
          <List items={parts} ordered />
        </>
      )}
      {examples && (
        <>
          <h2>Do and don’t</h2>
          <Examples of={examples} wide={guide.wideExamples} />
        </>
      )}
      {content && (
        <>
          <h2>Content</h2>
          <List items={content} />
        </>
      )}
      {accessibility && (
        <>
          <h2>Accessibility</h2>
          <List
            items={[
              `**Keyboard:** ${accessibility.keyboard}`,
              `**Screen reader:** ${accessibility.screenReader}`,
              ...(accessibility.wcag
                ? [`**WCAG 2.2:** ${accessibility.wcag.map((number) => `${number} ${criteria[number]}`).join(' · ')}`]
                : []),
            ]}
          />
        </>
      )}
    </>
  );
};

/** The page of a component: its sentence, a live example, its properties, its guide, its tokens and its states. */
export const ComponentPage = () => {
  const stories = use(DocsContext).componentStories();
  const [{ title, argTypes, tags }] = stories as [PreparedStory<ReactRenderer>];
  const promise = stories.map(({ parameters }) => loadGuide(String(parameters['fileName']))).find(Boolean);
  if (!promise) throw new Error(`${title} has no guide: add X.docs.tsx beside its stories`);
  const guide = use(promise);
  const example = useStory(guide.example ?? '');
  const name = title.split('/').pop() ?? '';
  const hasProperties = Object.values(argTypes).some(({ table }) => !table?.disable);
  return (
    <>
      <Title />
      <Subtitle />
      {tags.includes('internal') ? (
        <p data-internal>
          <Badge>Internal</Badge> A part of other components: no entry point exports it.
        </p>
      ) : (
        <p>{tags.includes('new') ? <Badge tone="cooling">New</Badge> : <Badge>Stable</Badge>}</p>
      )}
      {guide.about === undefined ? <Description /> : <Markdown>{guide.about}</Markdown>}
      {example ? <Canvas of={example} withToolbar /> : <Primary />}
      {entryOf(name) && <Source code={importsOf(`<${name}`)} language="tsx" />}
      {hasProperties && (
        <>
          <h2>Properties</h2>
          <Controls of={example} />
        </>
      )}
      {guide.api !== undefined && <Markdown>{guide.api}</Markdown>}
      <GuideText guide={guide} />
      <TokensUsed title={title} />
      {!large.test(title) && <Stories title={<h2>States</h2>} includePrimary={false} />}
      <StoryLinks title={title} all={large.test(title)} />
    </>
  );
};
