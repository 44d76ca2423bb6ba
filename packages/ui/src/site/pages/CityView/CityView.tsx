import type { CityPage, LinkItem, Phone, ServicePictures } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Airflow } from '../../sections/Airflow/Airflow.tsx';
import { Heading } from '../../../kit/Heading/Heading.tsx';
import { RichText } from '../../../kit/RichText/RichText.tsx';
import { Text } from '../../../kit/Text/Text.tsx';
import { Container } from '../../../kit/layout/Container/Container.tsx';
import { Section } from '../../../kit/layout/Section/Section.tsx';
import { CityHero } from '../../sections/CityHero/CityHero.tsx';
import { QuoteCard } from '../../sections/QuoteCard/QuoteCard.tsx';
import { ServiceNotes } from '../../sections/ServiceNotes/ServiceNotes.tsx';
import { ServiceTiles } from '../../sections/ServiceTiles/ServiceTiles.tsx';
import { CityBanner } from './CityBanner.tsx';
import { CityPlaces } from './CityPlaces.tsx';
import { form as formArea, grid, home, intro, lists, places, rest, tiles } from './CityView.css.ts';

export interface CityViewProps {
  /** The words of the city's page. */
  page: CityPage;
  /** The pages above it: home, service area. */
  breadcrumbs: readonly LinkItem[];
  /** The number that the page shows. */
  phone: Phone;
  /** The claim about reviews: "5.0 from 715+ Google reviews". */
  reviews: string;
  /** The claim about years in the trade: "over 25 years". */
  years: string;
  /** The state's two letters. */
  state: string;
  /** The drawings that stand for the services. */
  pictures: ServicePictures;
  /** Where the three tiles lead. */
  tileLinks: Record<keyof CityPage['tiles'], string>;
  /** Pages of the cities around. */
  nearby: readonly LinkItem[];
  /** The quote form. */
  form: ReactNode;
}

/** The landing page of a city between header and footer. */
export const CityView = ({
  page,
  breadcrumbs,
  phone,
  reviews,
  years,
  state,
  pictures,
  tileLinks,
  nearby,
  form,
}: CityViewProps) => {
  const { city, tagline, picture, banner, cooling, heating, airQuality, additional } = page;
  return (
    <>
      <CityHero
        // The state's two letters never stand alone on a line.
        title={`HVAC Services ${city},\u00A0${state}`}
        tagline={tagline}
        picture={picture}
        breadcrumbs={breadcrumbs}
        here={city}
        action={{ label: 'Get a free quote', to: '#quote' }}
        phone={phone}
        reviews={reviews}
      />
      <div className={tiles}>
        <Container>
          <ServiceTiles
            label="Services"
            tiles={[
              {
                label: 'AC Repair & Installation',
                to: tileLinks.cooling,
                description: page.tiles.cooling,
                picture: pictures.cooling,
                tone: 'cooling',
              },
              {
                label: 'Heating Services',
                to: tileLinks.heating,
                description: page.tiles.heating,
                picture: pictures.heating,
                tone: 'heating',
              },
              {
                label: 'HVAC Maintenance',
                to: tileLinks.maintenance,
                description: page.tiles.maintenance,
                picture: pictures.plan,
                tone: 'warm',
              },
            ]}
          />
          {banner && <CityBanner text={banner} phone={phone} />}
        </Container>
      </div>
      <Section>
        <div className={grid}>
          <div className={intro}>
            <Heading level={2}>{`Are You in Need of HVAC Services in ${city}, ${state}? Call Us Today!`}</Heading>
            <RichText content={page.intro} />
          </div>
          <div className={formArea}>
            <QuoteCard>{form}</QuoteCard>
          </div>
          <div className={rest}>
            <div className={home}>
              <Airflow variant="card" fade="start" />
              <Heading level={2}>{`${city} Is Home To Us`}</Heading>
              <RichText content={page.home} />
              <Text>
                <strong>{`A family company, in the trade ${years}.`}</strong>
              </Text>
            </div>
            <div className={lists}>
              <ServiceNotes heading="Air Conditioning Services" picture={pictures.cooling} items={cooling} />
              <ServiceNotes heading="Heating Services" picture={pictures.heating} items={heating} />
              {airQuality && <ServiceNotes heading="Indoor Air Quality" picture={pictures.air} items={airQuality} />}
              {additional && <ServiceNotes heading="Additional Services" picture={pictures.duct} items={additional} />}
            </div>
          </div>
          <div className={places}>
            <CityPlaces {...page} nearby={nearby} />
          </div>
        </div>
      </Section>
    </>
  );
};
