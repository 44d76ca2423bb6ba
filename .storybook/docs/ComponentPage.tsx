import {
  Canvas,
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { StoryLinks } from './StoryLinks.tsx';
import { TokensUsed } from './TokensUsed.tsx';

/** Whole forms, lists and pages would all come alive at once, fetch, and fight over the focus. */
const large = /^(?:Foundations\/Brands$|(?:Lead forms|Specials|Admin|Site layout|Sections|Pages|Letters)\/)/;

interface ComponentPageProps {
  /** What the page is about, where its stories show one side of a component that has a page of its own. */
  about?: string;
  /** The live example, where the first story shows nothing. */
  example?: ModuleExport;
  /** How to use the component, in Markdown. */
  children: ReactNode;
}

/** What every component's page shows around its guide: its sentence, a live example, its properties, tokens and states. */
export const ComponentPage = ({ about, example, children }: ComponentPageProps) => {
  const { title, argTypes } = useOf('meta', ['meta']).preparedMeta;
  const hasProperties = Object.values(argTypes).some(({ table }) => !table?.disable);
  return (
    <>
      <Title />
      <Subtitle />
      {about ? <Markdown>{about}</Markdown> : <Description />}
      {example ? <Canvas of={example} withToolbar /> : <Primary />}
      {hasProperties && (
        <>
          <h2>Properties</h2>
          <Controls of={example} />
        </>
      )}
      {children}
      <TokensUsed title={title} />
      {!large.test(title) && <Stories title={<h2>States</h2>} includePrimary={false} />}
      <StoryLinks title={title} all={large.test(title)} />
    </>
  );
};
