import type { PageCard } from '@hvac/content/model';
import { pageCardsWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { evenColumns } from '../../../components/private/evenColumns.ts';
import { call, content, features as featureList, more, picture as pictureBox, withPictures } from './PageCards.css.ts';

interface PageCardsProps {
  /** Each has a level 3 heading. */
  cards: readonly PageCard[];
}

/** A grid of cards for services or choices, with a link each. */
export const PageCards = ({ cards }: PageCardsProps) => {
  const labels = cards.map((card) => card.link?.label);
  const repeats = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  const drawn = cards.some((card) => card.picture);
  return (
    <div className={drawn ? withPictures : undefined}>
      <AutoGrid maxColumns={evenColumns(cards.length)} gap={drawn ? 'xxl' : 'l'}>
        {cards.map(({ title, description, picture, features, link, phone }) => (
          <Card key={title} as="li" padding="snug">
            <div className={content}>
              {picture && (
                <div className={pictureBox}>
                  <PictureImage picture={picture} />
                </div>
              )}
              <Heading level={3}>{title}</Heading>
              <Text size="label" tone="soft">
                {description}
              </Text>
              {features && (
                <ul className={featureList}>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
              {phone && (
                <div className={call}>
                  <CallButton phone={phone} />
                </div>
              )}
              {link && (
                <div className={more}>
                  <TextLink href={link.to} standalone iconAfter="arrowRight">
                    {link.label} {/* "Learn more" six times over says nothing to those who hear the links alone. */}
                    {repeats(link.label) && <VisuallyHidden>{fillIn(pageCardsWords.about, { title })}</VisuallyHidden>}
                  </TextLink>
                </div>
              )}
            </div>
          </Card>
        ))}
      </AutoGrid>
    </div>
  );
};
