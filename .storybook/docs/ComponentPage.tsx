import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { StoryLinks } from './StoryLinks.tsx';
import { TokensUsed } from './TokensUsed.tsx';

/** Whole forms, lists and pages would all come alive at once, fetch, and fight over the focus. */
const large = /^(?:Foundations\/Brands$|(?:Lead forms|Specials|Admin|Site layout|Sections|Pages|Letters)\/)/;

interface ComponentPageProps {
  /** How to use the component, in Markdown. */
  children: ReactNode;
}

/** What every component's page shows around its guide: its sentence, a live example, its properties, tokens and states. */
export const ComponentPage = ({ children }: ComponentPageProps) => {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <h2>Properties</h2>
      <Controls />
      {children}
      <TokensUsed title={title} />
      {!large.test(title) && <Stories title={<h2>States</h2>} includePrimary={false} />}
      <StoryLinks title={title} all={large.test(title)} />
    </>
  );
};
