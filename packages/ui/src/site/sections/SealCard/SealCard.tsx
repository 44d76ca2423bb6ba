import type { SealBadge } from '@hvac/content/model';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { DrawingFigure } from '../../../components/private/DrawingFigure.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { badge } from './SealCard.css.ts';

/** A seal with a title and a text, on a card. */
export const SealCard = ({ seal, tone, title, text }: SealBadge) => (
  <Card tone={tone} padding="snug">
    <div className={badge}>
      <DrawingFigure drawing={seal} />
      <Heading level={3}>{title}</Heading>
      <Text size="label" tone="soft">
        {text}
      </Text>
    </div>
  </Card>
);
