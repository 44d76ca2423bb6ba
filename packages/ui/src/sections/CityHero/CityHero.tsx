import type { LinkItem, Phone, Picture } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { actions, claim, headline, hero, picture as pictureBox, words } from './CityHero.css.ts';

interface CityHeroProps {
  /** The page's first heading. */
  title: ReactNode;
  /** One line below it. */
  tagline: string;
  /** The town's scene, 1440 by 520. */
  picture: Picture;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
  /** Last of the breadcrumbs: this page in a word or two. */
  here: string;
  /** The button dials it. */
  phone: Phone;
  /** What reviews say, beside the button: "5.0 from 715+ Google reviews". */
  reviews?: string | undefined;
}

/** The top of a town's pages: its scene, the headline, and the phone. */
export const CityHero = ({ title, tagline, picture, breadcrumbs, here, phone, reviews }: CityHeroProps) => (
  <div className={hero}>
    <img src={picture.src} alt={picture.alt} width={1440} height={520} fetchPriority="high" className={pictureBox} />
    <div className={words}>
      <Container>
        <Breadcrumbs parents={breadcrumbs} title={here} />
        <div className={headline}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="lead">
            {tagline}
          </Text>
          <div className={actions}>
            <ButtonLink href={`tel:${phone.dial}`} icon="phone">
              {phone.display}
            </ButtonLink>
            {reviews && (
              <div className={claim}>
                <Rating>{reviews}</Rating>
              </div>
            )}
          </div>
        </div>
      </Container>
    </div>
  </div>
);
