import type { LinkItem, Phone, Picture } from '@hvac/content/model';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../kit/Button/Button.tsx';
import { CallButton } from '../../../kit/Button/CallButton.tsx';
import { Heading } from '../../../kit/Heading/Heading.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { Text } from '../../../kit/Text/Text.tsx';
import { Container } from '../../../kit/layout/Container/Container.tsx';
import { actions, headline, hero, picture as pictureBox, words } from './CityHero.css.ts';

interface CityHeroProps {
  /** The page's first heading. */
  title: string;
  /** One line below it. */
  tagline: string;
  /** The town's scene, 1440 by 520. */
  picture: Picture;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
  /** Last of the breadcrumbs: this page in a word or two. */
  here: string;
  /** Where the quote form is. */
  action: LinkItem;
  /** The second button dials it. */
  phone: Phone;
  /** What reviews say: "5.0 from 715+ Google reviews". */
  reviews: string;
}

/** The top of a town's page: the headline with the way to a quote and the phone, and the town's scene. */
export const CityHero = ({ title, tagline, picture, breadcrumbs, here, action, phone, reviews }: CityHeroProps) => (
  <div className={hero}>
    <div className={words}>
      <Container>
        <Breadcrumbs parents={breadcrumbs} title={here} />
        <div className={headline}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="lead">
            {tagline}
          </Text>
          <div className={actions}>
            <ButtonLink href={action.to} iconAfter="arrowRight">
              {action.label}
            </ButtonLink>
            <CallButton phone={phone} variant="secondary" />
          </div>
          <Rating>{reviews}</Rating>
        </div>
      </Container>
    </div>
    <img src={picture.src} alt={picture.alt} width={1440} height={520} fetchPriority="high" className={pictureBox} />
  </div>
);
