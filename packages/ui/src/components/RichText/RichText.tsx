import type { Block, Inline, RichTextContent } from '@hvac/content/model';
import { Fragment } from 'react';
import { Heading, type HeadingSize } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { list, listMarkers, richText, symptom, symptomMark } from './RichText.css.ts';
import type { Native } from '../private/native.ts';
import { vars } from '../../theme/contract.css.ts';

interface RichTextProps extends Native<'div', 'content' | 'children'> {
  /** The article as typed data. */
  content: RichTextContent;
  /** Id of the first heading, for the section that it names. */
  headingId?: string;
  /**
   * Look of its headings of level 2, where an article is long and its headings many.
   * @default 'section'
   */
  headingSize?: HeadingSize;
}

// Content never changes while it shows, so the index is a stable key.
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

/** Three short airflow lines in place of a bullet. */
const SymptomMark = () => (
  <svg
    className={symptomMark}
    width="22"
    height="14"
    viewBox="0 0 22 14"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path stroke={vars.color.illustrationFlowCool} d="M1 3c6-3 8 2 14 0s5 1 4 2" />
    <path stroke={vars.color.illustrationFlowWarm} d="M1 8c6-3 10 2 18 0" />
    <path stroke={vars.color.illustrationFlowHot} d="M1 13c5-3 8 1 12-1" />
  </svg>
);

const List = ({ marker, items }: Extract<Block, { kind: 'list' }>) => {
  const Element = marker === 'numbers' ? 'ol' : 'ul';
  const hasSymptoms = marker === 'symptoms';
  return (
    <Element className={`${list} ${listMarkers[marker]}`} role={hasSymptoms ? 'list' : undefined}>
      {items.map((item, index) => (
        <li key={index} className={hasSymptoms ? symptom : undefined}>
          {hasSymptoms && <SymptomMark />}
          {runs(item)}
        </li>
      ))}
    </Element>
  );
};

/** An article from typed data: headings, paragraphs and lists, with no markup in the content. */
export const RichText = ({ content, headingId, headingSize, ...native }: RichTextProps) => {
  const firstHeading = content.find((block) => block.kind === 'heading');
  return (
    <div {...native} className={richText}>
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
