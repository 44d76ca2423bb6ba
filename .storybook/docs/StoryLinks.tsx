import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

interface StoryLinksProps {
  /** Title of the component, for those who hear the list. */
  title: string;
}

/** The states of a component that is too large to show all of them at once: one link each. */
export const StoryLinks = ({ title }: StoryLinksProps) => (
  <section aria-label={`States of ${title}`}>
    <h2>Every state</h2>
    <ul>
      {use(DocsContext)
        .componentStories()
        .map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
    </ul>
  </section>
);
