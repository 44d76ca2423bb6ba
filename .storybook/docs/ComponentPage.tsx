import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { guides } from './guides/guides.ts';
import { Guide } from './Guide.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { TokensUsed } from './TokensUsed.tsx';

/** Whole forms, lists and pages would all come alive at once, fetch, and fight over the focus. */
const large = /^(?:Foundations\/Brands$|(?:Leads|Specials|Admin|Shell|Sections|Pages|Letters)\/)/;

/** The docs page of every component: its sentence, one live example, its properties, how to use it, all its states. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guide = guides[title];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <h2>Properties</h2>
      <Controls />
      {guide && <Guide guide={guide} />}
      <TokensUsed title={title} />
      {large.test(title) ? <StoryLinks title={title} /> : <Stories title="Every state" includePrimary={false} />}
    </>
  );
};
