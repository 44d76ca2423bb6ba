import type { Phone } from '@hvac/content/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { actions, headline, lead as leadBox, rating as ratingLine, stars } from './HeroHeadline.css.ts';

interface HeroHeadlineProps {
  /** Such as "5.0 from 715+ Google reviews", after five stars. */
  rating: string;
  /** The page's first heading. */
  title: string;
  lead: string;
  /** Label of the link to the form. */
  action: string;
  /** Where the form is. */
  actionHref: string;
  /** The second button dials it. */
  phone: Phone;
}

const star = 'M9 0l2.6 5.8 6.3.7-4.7 4.2 1.3 6.2L9 13.8l-5.5 3.1 1.3-6.2L.1 6.5l6.3-.7z';

/** The headline over the hero's slides: rating, first heading, lead, and two ways to get in touch. */
export const HeroHeadline = ({ rating, title, lead, action, actionHref, phone }: HeroHeadlineProps) => (
  <div className={headline}>
    <div className={ratingLine}>
      <svg className={stars} width="96" height="18" viewBox="0 0 96 18" fill="currentColor" aria-hidden="true">
        {[0, 19.5, 39, 58.5, 78].map((x) => (
          <path key={x} transform={`translate(${x})`} d={star} />
        ))}
      </svg>
      {rating}
    </div>
    <Heading level={1}>{title}</Heading>
    <div className={leadBox}>
      <Text size="lead" tone="lead">
        {lead}
      </Text>
    </div>
    <div className={actions}>
      <ButtonLink href={actionHref} iconAfter="arrowRight">
        {action}
      </ButtonLink>
      <ButtonLink href={`tel:${phone.dial}`} variant="secondary" icon="phone">
        {phone.display}
      </ButtonLink>
    </div>
  </div>
);
