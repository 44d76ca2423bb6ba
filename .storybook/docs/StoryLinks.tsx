import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

interface StoryLinksProps {
  /** Title of the component, for those who hear the list. */
  title: string;
  /** Links every state: the component is too large to be shown in each. Otherwise only the hidden ones are linked. */
  all: boolean;
}

/** One link to each state that the page does not show. */
export const StoryLinks = ({ title, all }: StoryLinksProps) => {
  const stories = use(DocsContext).componentStories();
  const linked = stories.filter(({ tags }) => all || !tags.includes('autodocs'));
  if (linked.length === 0) return null;
  return (
    <section aria-label={`States of ${title}`}>
      <h2>{all ? 'States' : 'States after a press, a key or an entry'}</h2>
      <ul>
        {linked.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
