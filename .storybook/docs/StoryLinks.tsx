import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { widthsOf } from '../viewports.ts';

interface StoryLinksProps {
  /** Title of the component, for those who hear the list. */
  title: string;
  /** Links every state: the component is too large to be shown in each. Otherwise only the hidden ones are linked. */
  all: boolean;
}

interface LinksProps {
  label: string;
  heading: string;
  /** Shows each as the last run of the tests saw it on this computer. */
  pictured?: boolean;
  children: readonly { id: string; name: string; tags: string[] }[];
}

/** A state that has not been pictured yet is a link alone. */
const Picture = ({ id, tags }: LinksProps['children'][number]) => (
  <img
    src={`./taken/${widthsOf(tags)[0]}/${id}.png`}
    alt=""
    loading="lazy"
    onError={({ currentTarget }) => currentTarget.remove()}
    style={{ display: 'block', inlineSize: '100%' }}
  />
);

const Links = ({ label, heading, pictured = false, children }: LinksProps) =>
  children.length > 0 && (
    <section aria-label={label}>
      <h2>{heading}</h2>
      <ul {...(pictured && { role: 'list', className: 'states' })}>
        {children.map((story) => (
          <li key={story.id}>
            <a href={`?path=/story/${story.id}`} target="_top">
              {pictured && <Picture {...story} />}
              {story.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

const hasPictures = import.meta.env['STORYBOOK_PICTURES'] === 'yes';

/** One link to each state that the page does not show, and to each test. */
export const StoryLinks = ({ title, all }: StoryLinksProps) => {
  const stories = use(DocsContext).componentStories();
  const tests = stories.filter(({ tags }) => tags.includes('test-fn'));
  const states = stories.filter((story) => !tests.includes(story) && (all || !story.tags.includes('autodocs')));
  return (
    <>
      <Links label={`States of ${title}`} heading={all ? 'States' : 'More states'} pictured={all && hasPictures}>
        {states}
      </Links>
      <Links label={`Tests of ${title}`} heading="Tests">
        {tests}
      </Links>
    </>
  );
};
