import type { SealBadge } from '@hvac/content/model';
import { Card } from '../../../kit/Card/Card.tsx';
import { Heading } from '../../../kit/Heading/Heading.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { Text } from '../../../kit/Text/Text.tsx';
import { badge } from './SealCard.css.ts';

/** A seal with its words, on a panel: sand for the dealer's, ink for the emergency's. */
export const SealCard = ({ seal, title, text }: SealBadge) => (
  <Card tone={seal === 'emergency' ? 'dark' : 'band'} padding="snug">
    <div className={badge}>
      <Seal kind={seal} />
      <Heading level={3}>{title}</Heading>
      <Text size="label" tone={seal === 'emergency' ? 'onDark' : 'soft'}>
        {text}
      </Text>
    </div>
  </Card>
);
