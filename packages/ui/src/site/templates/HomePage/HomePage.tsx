import type { HomeContent, Phone } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { ArticleWithBadges } from '../../sections/ArticleWithBadges/ArticleWithBadges.tsx';
import { HeroHeadline } from '../../sections/HeroSlider/HeroHeadline.tsx';
import { HeroSlider } from '../../sections/HeroSlider/HeroSlider.tsx';
import { RequestService } from '../../sections/RequestService/RequestService.tsx';
import { ServiceTiles } from '../../sections/ServiceTiles/ServiceTiles.tsx';
import { BelowTheFold } from '../PageLayout/BelowTheFold.tsx';
import { Proof, type ProofProps } from './Proof.tsx';
import { tiles as tilesPlace } from './HomePage.css.ts';

export interface HomePageProps extends HomeContent, Pick<ProofProps, 'special'> {
  /** Phone number of the hero's second button. */
  phone: Phone;
  /** The service request form. */
  form: ReactNode;
}

/** The home page: slides, tiles, what speaks for the company, the form and an article. */
export const HomePage = ({
  slides,
  hero,
  phone,
  tiles,
  proof,
  special,
  request,
  form,
  article,
  badges,
}: HomePageProps) => (
  <>
    <HeroSlider slides={slides}>
      <HeroHeadline {...hero} actionHref="#request" phone={phone} />
    </HeroSlider>
    <BelowTheFold>
      <div className={tilesPlace}>
        <Container>
          <ServiceTiles tiles={tiles} />
        </Container>
      </div>
      <Proof proof={proof} special={special} />
      <RequestService id="request" {...request}>
        {form}
      </RequestService>
      <ArticleWithBadges article={article} badges={badges} />
    </BelowTheFold>
  </>
);
