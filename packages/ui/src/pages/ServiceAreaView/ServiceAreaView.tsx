import type { LinkItem, MapPlace, Phone, ServiceAreaPage } from '@hvac/content/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { ServiceAreaMap } from '../../sections/ServiceAreaMap/ServiceAreaMap.tsx';
import { area, grid, list, section, sections as sectionsGrid, words } from './ServiceAreaView.css.ts';

export interface ServiceAreaViewProps {
  /** The words of the page; its picture is the map. */
  page: ServiceAreaPage;
  /** The pages above it. */
  breadcrumbs: readonly LinkItem[];
  /** The company's main number, unless the page has its own. */
  phone: Phone;
  /** The places on the map. */
  places: readonly MapPlace[];
}

/** The service area between header and footer: the map and the list of cities, and what we do there. */
export const ServiceAreaView = ({ page, breadcrumbs, phone, places }: ServiceAreaViewProps) => {
  const { title, lead, badge, actions, areas, picture, sections, license, callToAction } = page;
  const dialed = page.phone ?? phone;
  return (
    <>
      <PageHero title={title} lead={lead} badge={badge} breadcrumbs={breadcrumbs} actions={actions} phone={dialed} />
      <Section>
        <div className={grid}>
          <div className={words}>
            <Heading level={2}>{areas.heading}</Heading>
            <Text size="lead" tone="lead">
              {areas.intro}
            </Text>
            {/* Safari drops the list role of lists without bullets. */}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul role="list" className={list}>
              {areas.links.map(({ label, to }) => (
                <li key={to} className={area}>
                  <TextLink href={to} standalone>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
            <Text size="label" tone="soft">{`Contractor license ${license}`}</Text>
          </div>
          <ServiceAreaMap picture={picture} places={places} />
        </div>
      </Section>
      {sections.length > 0 && (
        <Section tone="card">
          <div className={sectionsGrid}>
            {sections.map(({ heading, body }) => (
              <div key={heading} className={section}>
                <Heading level={2} size="card">
                  {heading}
                </Heading>
                <RichText content={body} />
              </div>
            ))}
          </div>
        </Section>
      )}
      <CallToAction {...callToAction} phone={dialed} />
    </>
  );
};
