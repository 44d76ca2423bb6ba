import type { Phone, Picture } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { Heading, type HeadingSize } from '../../../components/Heading/Heading.tsx';
import { imageProps } from '../../../components/private/imageProps.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import type { PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import * as css from './CityHero.css.ts';

interface CityHeroProps extends Pick<PageLayoutProps, 'breadcrumbs'> {
  title: string;
  /** Size of the title: long ones are smaller. */
  size?: HeadingSize;
  /** The page's own name in the breadcrumbs. */
  current: string;
  tagline: string;
  /** Label of the link to the quote form. */
  action: string;
  phone: Phone;
  /** The city's scene. */
  picture: Picture;
  /** Stands below the buttons. */
  children?: ReactNode;
}

/** Top of the pages about a city: words, buttons, and the city's scene up to the right edge. */
export const CityHero = ({
  title,
  size = 'hero',
  breadcrumbs,
  current,
  tagline,
  action,
  phone,
  picture,
  children,
}: CityHeroProps) => (
  <div className={css.hero}>
    <div className={css.words}>
      <Container>
        <div className={css.trail}>
          <Breadcrumbs parents={breadcrumbs} title={current} />
        </div>
        <div className={css.headline}>
          <Heading level={1} size={size}>
            {title}
          </Heading>
          <Text size="lead" tone="lead">
            {tagline}
          </Text>
          <ButtonGroup stacked>
            <ButtonLink href="#quote" iconAfter="arrowRight">
              {action}
            </ButtonLink>
            <CallButton phone={phone} variant="secondary" />
          </ButtonGroup>
          {children}
        </div>
      </Container>
    </div>
    <img {...imageProps(picture, true)} alt={picture.alt} className={css.picture} />
  </div>
);
