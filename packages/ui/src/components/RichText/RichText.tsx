import type { Block, Inline, RichTextContent } from '@hvac/content/model';
import { Fragment } from 'react';
import { Heading, type HeadingSize } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { list, listStyles, richText, sign } from './RichText.css.ts';
import { SignMark } from './SignMark.tsx';

interface RichTextProps {
  /** The article as typed data. */
  content: RichTextContent;
  /** Id of the first heading, for the section that it names. */
  headingId?: string;
  /** Look of its headings of level 2, where an article is long and its headings many. */
  headingSize?: HeadingSize;
}

// Content does not change while it shows, so a place in the list is identity enough.
const runs = (inlines: readonly Inline[]) =>
  inlines.map((run, index) => (
    <Fragment key={index}>
      {typeof run === 'string' ? (
        run
      ) : 'to' in run ? (
        <TextLink href={run.to}>{run.text}</TextLink>
      ) : (
        <strong>{run.strong}</strong>
      )}
    </Fragment>
  ));

const List = ({ style, items }: Extract<Block, { kind: 'list' }>) => {
  const Element = style === 'numbers' ? 'ol' : 'ul';
  const signs = style === 'signs';
  return (
    // Safari drops the list role of lists without bullets.
    <Element className={`${list} ${listStyles[style]}`} role={signs ? 'list' : undefined}>
      {items.map((item, index) => (
        <li key={index} className={signs ? sign : undefined}>
          {signs && <SignMark />}
          {runs(item)}
        </li>
      ))}
    </Element>
  );
};

/** An article from typed data: headings, paragraphs and lists, with no markup in the content. */
export const RichText = ({ content, headingId, headingSize }: RichTextProps) => {
  const firstHeading = content.find((block) => block.kind === 'heading');
  return (
    <div className={richText}>
      {content.map((block, index) => {
        switch (block.kind) {
          case 'heading':
            return (
              <Heading
                key={index}
                level={block.level}
                {...(headingSize && block.level === 2 && { size: headingSize })}
                {...(headingId && block === firstHeading && { id: headingId })}
              >
                {block.text}
              </Heading>
            );
          case 'list':
            return <List key={index} {...block} />;
          case 'lead':
            return (
              <Text key={index} size="lead" tone="lead">
                {runs(block.text)}
              </Text>
            );
          case 'paragraph':
            return <Text key={index}>{runs(block.text)}</Text>;
        }
      })}
    </div>
  );
};
