import type { Phone } from '@hvac/content/model';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stars } from '../Rating/Stars.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { besideBar, headline, lead as leadBox, rating as ratingLine } from './HeroHeadline.css.ts';

interface HeroHeadlineProps {
  /** "5.0 from 715+ Google reviews", shown after five stars. */
  rating: string;
  /** Where the reviews are. */
  reviewsHref?: string | undefined;
  /** The page's first heading. */
  title: string;
  lead: string;
  /** Label of the link to the form. */
  action: string;
  /** URL of the form. */
  actionHref: string;
  /** Phone number of the second button. */
  phone: Phone;
}

/** The headline over the hero's slides: rating, heading, lead and two buttons. */
export const HeroHeadline = ({ rating, reviewsHref, title, lead, action, actionHref, phone }: HeroHeadlineProps) => (
  <div className={headline}>
    <div className={ratingLine}>
      <Stars />
      {reviewsHref === undefined ? rating : <TextLink href={reviewsHref}>{rating}</TextLink>}
    </div>
    <Heading level={1}>{title}</Heading>
    <div className={leadBox}>
      <Text size="lead" tone="lead">
        {lead}
      </Text>
    </div>
    <ButtonGroup stacked>
      <ButtonLink href={actionHref} iconAfter="arrowRight">
        {action}
      </ButtonLink>
      <div className={besideBar}>
        <CallButton phone={phone} variant="secondary" />
      </div>
    </ButtonGroup>
  </div>
);
