import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Guide, type GuideText } from './Guide.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { TokensUsed } from './TokensUsed.tsx';

/** Whole forms, lists and pages would all come alive at once, fetch, and fight over the focus. */
const large = /^(?:Foundations\/Brands$|(?:Lead forms|Specials|Admin|Site layout|Sections|Pages|Letters)\/)/;

/** How to use a part of the kit or of forms: `Button.guide.tsx`, beside `Button.stories.tsx`. */
const guides = import.meta.glob<GuideText>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });
const guideOf = (title: string) =>
  Object.entries(guides).find(([file]) => file.endsWith(`/${title.split('/').at(-1)}.guide.tsx`))?.[1];

/** The docs page of every component: its sentence, one live example, its properties, how to use it, all its states. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guide = guideOf(title);
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
