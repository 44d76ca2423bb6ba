import {
  daysBetween,
  formatCalendarDate,
  isCalendarDate,
  type CalendarDate,
  type FallbackSpecial,
  type SpecialsPage,
} from '@hvac/content/model';
import { Heading } from '../../kit/Heading/Heading.tsx';
import { Text } from '../../kit/Text/Text.tsx';
import { Stack } from '../../kit/layout/Stack/Stack.tsx';
import { NoOffers } from '../NoOffers/NoOffers.tsx';
import type { SpecialCardProps } from '../SpecialCard/SpecialCard.tsx';
import { SpecialCards } from '../SpecialCards/SpecialCards.tsx';
import { ended } from './StandInOffers.css.ts';

interface StandInOffersProps
  extends Pick<SpecialCardProps, 'today' | 'company'>, Pick<SpecialsPage, 'noOffers' | 'recent'> {
  /** The site's own offers. */
  fallbacks: readonly FallbackSpecial[];
}

/** What ended longer ago says nothing about today: in days. */
const recentDays = 120;

const isRecent = (expirationDate: string, today: CalendarDate) =>
  isCalendarDate(expirationDate) && daysBetween(expirationDate, today) <= recentDays;

/** When the office has no offer: the site's own while they are valid; afterward a panel that leads with asking. */
export const StandInOffers = ({ fallbacks, noOffers, recent, ...card }: StandInOffersProps) => {
  const valid = fallbacks.filter(({ expirationDate }) => card.today <= expirationDate);
  if (valid.length > 0) return <SpecialCards {...card} specials={valid} />;
  const past = fallbacks.filter(({ expirationDate }) => isRecent(expirationDate, card.today));
  return (
    <Stack gap="xl">
      <NoOffers {...noOffers} company={card.company} />
      {past.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size="card">
            {recent.heading}
          </Heading>
          <Text size="label" tone="soft">
            {recent.text}
          </Text>
          <ul className={ended}>
            {past.map(({ title, discount, expirationDate }) => (
              <li key={title}>
                {`${title} (${discount}). Ended ${isCalendarDate(expirationDate) ? formatCalendarDate(expirationDate, 'digits') : expirationDate}`}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
};
