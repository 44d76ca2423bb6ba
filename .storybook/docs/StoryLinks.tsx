import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

interface StoryLinksProps {
  /** Title of the component, for those who hear the list. */
  title: string;
  /** Links every state: the component is too large to be shown in each. Otherwise only the hidden ones are linked. */
  all: boolean;
}

interface LinksProps {
  label: string;
  heading: string;
  children: readonly { id: string; name: string }[];
}

const Links = ({ label, heading, children }: LinksProps) =>
  children.length > 0 && (
    <section aria-label={label}>
      <h2>{heading}</h2>
      <ul>
        {children.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** One link to each state that the page does not show, and to each test. */
export const StoryLinks = ({ title, all }: StoryLinksProps) => {
  const stories = use(DocsContext).componentStories();
  const tests = stories.filter(({ tags }) => tags.includes('test-fn'));
  const states = stories.filter((story) => !tests.includes(story) && (all || !story.tags.includes('autodocs')));
  return (
    <>
      <Links label={`States of ${title}`} heading={all ? 'States' : 'More states'}>
        {states}
      </Links>
      <Links label={`Tests of ${title}`} heading="Tests">
        {tests}
      </Links>
    </>
  );
};
