import type { RichTextContent, SealBadge } from '@hvac/content/model';
import { useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Seal } from '../../components/Seal/Seal.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { badge as badgeBox, badges as badgesBox, grid } from './ArticleWithBadges.css.ts';

interface ArticleWithBadgesProps {
  /** Begins with a heading of level 2, which names the section. */
  article: RichTextContent;
  /** Seals with their words, at the article's right, or under it on phones. */
  badges: readonly SealBadge[];
}

const BadgeCard = ({ seal, title, text }: SealBadge) => (
  <Card tone={seal === 'emergency' ? 'dark' : 'band'} padding="snug">
    <div className={badgeBox}>
      <Seal kind={seal} />
      <Heading level={3}>{title}</Heading>
      <Text size="label" tone={seal === 'emergency' ? 'onDark' : 'soft'}>
        {text}
      </Text>
    </div>
  </Card>
);

/** An article with the company's seals beside it. */
export const ArticleWithBadges = ({ article, badges }: ArticleWithBadgesProps) => {
  const headingId = useId();
  return (
    <Section tone="card" labelledBy={headingId}>
      <div className={grid}>
        <RichText content={article} headingId={headingId} />
        <div className={badgesBox}>
          {badges.map((badge) => (
            <BadgeCard key={badge.seal} {...badge} />
          ))}
        </div>
      </div>
    </Section>
  );
};
