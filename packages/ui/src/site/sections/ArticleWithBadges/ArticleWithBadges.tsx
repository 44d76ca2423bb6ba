import type { RichTextContent, SealBadge } from '@hvac/content/model';
import { useId } from 'react';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { SealCard } from '../SealCard/SealCard.tsx';
import { badges as badgesBox, grid } from './ArticleWithBadges.css.ts';

interface ArticleWithBadgesProps {
  /** Begins with a level 2 heading, which names the section. */
  article: RichTextContent;
  /** Seals beside the article, or below it on phones. */
  badges: readonly SealBadge[];
}

/** An article with the company's seals beside it. */
export const ArticleWithBadges = ({ article, badges }: ArticleWithBadgesProps) => {
  const headingId = useId();
  return (
    <Section tone="card" labelledBy={headingId}>
      <div className={grid}>
        <RichText content={article} headingId={headingId} />
        <div className={badgesBox}>
          {badges.map((badge) => (
            <SealCard key={badge.title} {...badge} />
          ))}
        </div>
      </div>
    </Section>
  );
};
