import {
  isWholeDate,
  isVisible,
  type AdminSpecial,
  type CalendarDate,
  type FallbackSpecial,
  type SpecialsPage,
} from '@hvac/content/model';
import { dayPreviewWords as words } from '@hvac/content/words';
import { useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { SpecialCardProps } from '../../../specials/SpecialCard/SpecialCard.tsx';
import { SpecialCards } from '../../../specials/SpecialCards/SpecialCards.tsx';
import { FallbackOffers } from '../../../specials/FallbackOffers/FallbackOffers.tsx';
import { formatShortDate } from '../specialDays.ts';
import { day as dayField } from './DayPreview.css.ts';

export interface DayPreviewProps extends Pick<SpecialCardProps, 'company'>, Pick<SpecialsPage, 'noOffers' | 'recent'> {
  /** Every special, whether visitors see it or not. */
  specials: readonly AdminSpecial[];
  /** The day in the company's time zone. */
  today: CalendarDate;
  /** Shown to visitors on days without a special. */
  fallbacks: readonly FallbackSpecial[];
}

/** Previews the specials page on a day. */
export const DayPreview = ({ specials, today, fallbacks, noOffers, recent, company }: DayPreviewProps) => {
  const [picked, setPicked] = useState<string>(today);
  const day = isWholeDate(picked) ? picked : today;
  const visible = specials.filter((special) => isVisible(special, day));
  const card = { today: day, company, level: 3 as const };
  return (
    <Card as="section" labelledBy="day-title">
      <Stack gap="l">
        <Heading level={2} size="card" id="day-title">
          {words.title}
        </Heading>
        <div className={dayField}>
          <TextField
            id="site-day"
            name="day"
            type="date"
            label={words.day}
            defaultValue={today}
            onChange={({ target }) => setPicked(target.value)}
          />
        </div>
        <p role="status">
          {fillIn(visible.length === 0 ? words.none : visible.length === 1 ? words.one : words.many, {
            day: formatShortDate(day),
            count: visible.length,
            titles: visible.map(({ title }) => title).join(', '),
          })}
        </p>
        {/* Only a preview: not interactive. */}
        <div inert>
          {visible.length > 0 ? (
            <SpecialCards {...card} specials={visible} />
          ) : (
            <FallbackOffers {...card} fallbacks={fallbacks} noOffers={noOffers} recent={recent} />
          )}
        </div>
      </Stack>
    </Card>
  );
};
