import {
  daysBetween,
  formatCalendarDate,
  isCalendarDate,
  type CalendarDate,
  type FallbackSpecial,
  type SpecialsPage,
} from '@hvac/content/model';
import { specialsWords } from '@hvac/content/words';
import { fillIn } from '../../components/private/fillIn.tsx';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { CallButton } from '../../components/private/CallButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import type { SpecialCardProps } from '../SpecialCard/SpecialCard.tsx';
import { SpecialCards } from '../SpecialCards/SpecialCards.tsx';
import * as css from './FallbackOffers.css.ts';

interface FallbackOffersProps
  extends Pick<SpecialCardProps, 'today' | 'company'>, Pick<SpecialsPage, 'noOffers' | 'recent'> {
  /** The site's own offers. */
  fallbacks: readonly FallbackSpecial[];
}

/** What ended longer ago says nothing about today: in days. */
const recentDays = 120;

const isRecent = (expirationDate: string, today: CalendarDate) =>
  isCalendarDate(expirationDate) && daysBetween(expirationDate, today) <= recentDays;

/** When the office has no offer: the site's own while they are valid; afterward a panel that leads with asking. */
export const FallbackOffers = ({ fallbacks, noOffers, recent, ...card }: FallbackOffersProps) => {
  const valid = fallbacks.filter(({ expirationDate }) => card.today <= expirationDate);
  if (valid.length > 0) return <SpecialCards {...card} specials={valid} />;
  const past = fallbacks.filter(({ expirationDate }) => isRecent(expirationDate, card.today));
  return (
    <Stack gap="xl">
      <div className={css.coupon}>
        <div className={css.stub}>
          <img className={css.picture} src={noOffers.picture} alt="" width={200} height={150} />
        </div>
        <div className={css.words}>
          <Heading level={2} size="title">
            {noOffers.heading}
          </Heading>
          <Text>{noOffers.text}</Text>
          <ButtonGroup stacked>
            <CallButton phone={card.company.phone} />
            <ButtonLink href={card.company.contactPage} variant="secondary">
              {specialsWords.contact}
            </ButtonLink>
          </ButtonGroup>
        </div>
      </div>
      {past.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size="card">
            {recent.heading}
          </Heading>
          <Text size="label" tone="soft">
            {recent.text}
          </Text>
          <ul className={css.ended}>
            {past.map(({ title, discount, expirationDate }) => (
              <li key={title}>
                {fillIn(specialsWords.past, {
                  title,
                  discount,
                  date: isCalendarDate(expirationDate) ? formatCalendarDate(expirationDate, 'digits') : expirationDate,
                })}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
};
