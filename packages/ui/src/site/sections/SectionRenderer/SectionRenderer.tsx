import { pictureSize, type PageSection } from '@hvac/content/model';
import { useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { DiagramFigure } from '../DiagramFigure/DiagramFigure.tsx';
import { PageCards } from '../PageCards/PageCards.tsx';
import { PointList } from '../PointList/PointList.tsx';
import {
  explained,
  beside,
  besideFlipped,
  flipped,
  half,
  layout,
  picture as pictureBox,
  split,
  spot,
  spotFlipped,
  spotPicture,
  words as wordsBox,
} from './SectionRenderer.css.ts';

interface SectionRendererProps {
  /** Heading, text, picture, cards and lists: whatever of them there is, in this order. */
  section: PageSection;
  /** Background of the band. */
  tone?: 'page' | 'card' | undefined;
  /** Where the picture stands on wide screens; on phones it follows the text. */
  pictureSide?: 'left' | 'right' | undefined;
}

/** A part of a page of text. Its heading is of level 2. */
export const SectionRenderer = ({ section, tone = 'page', pictureSide = 'right' }: SectionRendererProps) => {
  const { id, heading, body, picture, cards, lists = [] } = section;
  const headingId = useId();
  const left = pictureSide === 'left';
  const diagram = picture && 'labels' in picture;
  const small = picture && !diagram && pictureSize(picture.src)[0] <= 200;
  const sides = small ? [spot, spotFlipped] : [beside, besideFlipped];
  // Says what the numbers of a drawing without labels are, and so stands beside it.
  const legend =
    picture && !diagram
      ? lists.find(({ style, items }) => style === 'numbers' && !items.some((item) => item.picture))
      : undefined;
  const words = (
    <>
      <Heading level={2} id={headingId}>
        {heading}
      </Heading>
      {body.length > 0 && <RichText content={body} />}
    </>
  );
  return (
    <Section id={id} tone={tone} space="snug" labelledBy={headingId}>
      <div className={layout}>
        {picture && !legend ? (
          <div className={`${sides[left ? 1 : 0]} ${diagram ? half : ''}`}>
            <div className={wordsBox}>{words}</div>
            <div className={left ? flipped : undefined}>
              {diagram ? (
                <DiagramFigure diagram={picture} />
              ) : (
                <div className={small ? spotPicture : pictureBox}>
                  <PictureImage picture={picture} />
                </div>
              )}
            </div>
          </div>
        ) : (
          <div className={body.length > 0 ? split : undefined}>{words}</div>
        )}
        {picture && legend && (
          <div className={`${split} ${half}`}>
            <div className={explained}>
              <DiagramFigure diagram={picture} />
            </div>
            <PointList {...legend} />
          </div>
        )}
        {cards && <PageCards cards={cards} />}
        {lists
          .filter((list) => list !== legend)
          .map((list, index) => (
            <PointList key={list.heading ?? index} {...list} />
          ))}
      </div>
    </Section>
  );
};
