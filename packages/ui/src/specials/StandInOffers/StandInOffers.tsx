import type { FallbackSpecial, SpecialsPage } from '@hvac/content/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { NoOffers } from '../../sections/NoOffers/NoOffers.tsx';
import type { SpecialCardProps } from '../SpecialCard/SpecialCard.tsx';
import { SpecialCards } from '../SpecialCards/SpecialCards.tsx';

interface StandInOffersProps
  extends Pick<SpecialCardProps, 'today' | 'issuer' | 'contact'>, Pick<SpecialsPage, 'noOffers' | 'recent'> {
  /** The site's own offers. */
  fallbacks: readonly FallbackSpecial[];
}

/** When the office has no offer: the site's own while they are valid, and afterward a panel that leads with asking. */
export const StandInOffers = ({ fallbacks, noOffers, recent, ...card }: StandInOffersProps) => {
  const valid = fallbacks.filter(({ expirationDate }) => card.today <= expirationDate);
  if (valid.length > 0) return <SpecialCards {...card} specials={valid} />;
  return (
    <Stack gap="xxl">
      <NoOffers {...noOffers} phone={card.issuer.phone} contact={card.contact} />
      {fallbacks.length > 0 && (
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={2}>{recent.heading}</Heading>
            <Text tone="soft">{recent.text}</Text>
          </Stack>
          <SpecialCards {...card} specials={fallbacks} level={3} />
        </Stack>
      )}
    </Stack>
  );
};
