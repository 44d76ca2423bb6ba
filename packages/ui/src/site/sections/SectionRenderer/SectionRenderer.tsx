import type { PageSection, Picture, SectionKind, SectionOf } from '@hvac/content/model';
import { useId, type ComponentType, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { DiagramFigure } from '../DiagramFigure/DiagramFigure.tsx';
import { PageCards } from '../PageCards/PageCards.tsx';
import { Figure } from '../PageHero/PageHero.tsx';
import { PointList } from '../PointList/PointList.tsx';
import type { Split } from '../../../theme/sprinkles.css.ts';
import * as css from './SectionRenderer.css.ts';

interface SectionContentProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  /** Heading and text. */
  words: ReactNode;
  pictureSide: 'left' | 'right';
}

/** Between words and picture, and between heading and text. */
const gap = { phone: 'l', desktop: 'section' } as const;

interface WordsProps {
  section: PageSection;
  words: ReactNode;
}

/** On wide screens the heading is beside the text. */
const Words = ({ section, words }: WordsProps) =>
  section.body ? (
    <Columns split="second" gap={gap} align="start">
      {words}
    </Columns>
  ) : (
    <div>{words}</div>
  );

interface SideBySideProps {
  words: ReactNode;
  pictureSide: 'left' | 'right';
  /** How the width is shared where the picture is at the right, and at the left. */
  splits: readonly [right: Split, left: Split];
  children: ReactNode;
}

const SideBySide = ({ words, pictureSide, splits: [right, left], children }: SideBySideProps) => (
  <Columns split={pictureSide === 'left' ? left : right} gap={gap} align={{ phone: 'stretch', desktop: 'center' }}>
    <Stack>{words}</Stack>
    <div className={pictureSide === 'left' ? css.flipped : undefined}>{children}</div>
  </Columns>
);

const Framed = ({ className, picture }: { className: string; picture: Picture }) => (
  <div className={className}>
    <PictureImage picture={picture} />
  </div>
);

/** The component for each kind of section. To add a kind, add it here and to the model of packages/content. */
const contents: { readonly [Kind in SectionKind]: ComponentType<SectionContentProps<Kind>> } = {
  text: (props) => <Words {...props} />,
  cards: (props) => (
    <>
      <Words {...props} />
      <PageCards cards={props.section.cards} />
    </>
  ),
  lists: (props) => (
    <>
      <Words {...props} />
      {props.section.lists.map((list, index) => (
        <PointList key={list.heading ?? index} {...list} />
      ))}
    </>
  ),
  figures: (props) => (
    <>
      <Words {...props} />
      <AutoGrid maxColumns={4} gap="m">
        {props.section.figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </AutoGrid>
    </>
  ),
  picture: ({ section, ...props }) => (
    <SideBySide {...props} splits={['even', 'even']}>
      <Framed className={css.picture} picture={section.picture} />
    </SideBySide>
  ),
  smallPicture: ({ section, ...props }) => (
    <SideBySide {...props} splits={['content', 'contentFirst']}>
      <Framed className={css.smallPicture} picture={section.picture} />
    </SideBySide>
  ),
  diagram: ({ section, ...props }) => (
    <SideBySide {...props} splits={['even', 'even']}>
      <DiagramFigure diagram={section.diagram} />
    </SideBySide>
  ),
  legend: (props) => (
    <>
      <Words {...props} />
      <Columns gap={gap} align="start">
        <div className={css.explained}>
          <DiagramFigure diagram={props.section.picture} />
        </div>
        <PointList {...props.section.legend} />
      </Columns>
    </>
  ),
};

interface SectionRendererProps {
  section: PageSection;
  /** Background of the band. */
  tone?: 'page' | 'card' | undefined;
  /** Side of the picture on wide screens; on phones it is below the text. */
  pictureSide?: 'left' | 'right' | undefined;
}

/** A section of any kind, with a level 2 heading. */
export const SectionRenderer = ({ section, tone = 'page', pictureSide = 'right' }: SectionRendererProps) => {
  const headingId = useId();
  // TypeScript cannot tell that the component and the section have the same kind.
  const Content = contents[section.kind] as ComponentType<SectionContentProps<SectionKind>>;
  const words = (
    <>
      <Heading level={2} id={headingId}>
        {section.heading}
      </Heading>
      {section.body && <RichText content={section.body} />}
    </>
  );
  return (
    <Section id={section.id} tone={tone} space="snug" labelledBy={headingId}>
      <Stack gap={{ phone: 'l', desktop: 'xxl' }}>
        <Content section={section} words={words} pictureSide={pictureSide} />
      </Stack>
    </Section>
  );
};
