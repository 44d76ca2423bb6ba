import type { RichTextContent, SealBadge } from '@hvac/content/model';
import { useId } from 'react';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { SealCard } from '../SealCard/SealCard.tsx';

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
      <Columns split="aside" gap={{ phone: 'xxl', desktop: 'sectionL' }} align="start">
        <RichText content={article} headingId={headingId} />
        <AutoGrid as="div" maxColumns={2}>
          {badges.map((badge) => (
            <SealCard key={badge.title} {...badge} />
          ))}
        </AutoGrid>
      </Columns>
    </Section>
  );
};
