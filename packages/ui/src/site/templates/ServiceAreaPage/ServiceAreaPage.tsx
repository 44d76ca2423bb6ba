import type { MapPlace, ServiceAreaPageContent } from '@hvac/content/model';
import { licenseWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { ServiceAreaMap } from '../../sections/ServiceAreaMap/ServiceAreaMap.tsx';
import { ZipCheck } from '../../sections/ZipCheck/ZipCheck.tsx';
import type { PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import * as css from './ServiceAreaPage.css.ts';

export interface ServiceAreaPageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** Content of the page; its picture is the map. */
  page: ServiceAreaPageContent;
  /** Path of the page, which its ZIP form is sent to. */
  path: string;
  /** The places on the map. */
  places: readonly MapPlace[];
}

/** The service area page: the map with the list of cities, and the services. */
export const ServiceAreaPage = ({ page, breadcrumbs, phone, path, places }: ServiceAreaPageProps) => {
  const { title, lead, actions, areas, picture, sections, license, zipCheck, callToAction } = page;
  return (
    <>
      <div className={css.band}>
        <Container>
          <Breadcrumbs parents={breadcrumbs} title={title} />
          <div className={css.grid}>
            <div className={css.head}>
              <Stack gap="s">
                <Heading level={1}>{title}</Heading>
                <Text tone="lead">{lead}</Text>
                <ZipCheck {...zipCheck} action={path} phone={phone} />
              </Stack>
            </div>
            <div className={css.map}>
              <ServiceAreaMap picture={picture} places={places} />
            </div>
            <div className={css.words}>
              <Stack align="start">
                <Heading level={2} size="card">
                  {areas.heading}
                </Heading>
                <ul role="list" className={css.list}>
                  {areas.links.map(({ label, to }) => (
                    <li key={to} className={css.name}>
                      <TextLink href={to} standalone>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
                <Text>{areas.intro}</Text>
                {actions.map(({ label, to }) => (
                  <ButtonLink key={to} href={to} iconAfter="arrowRight">
                    {label}
                  </ButtonLink>
                ))}
                <Text size="label" tone="soft">
                  {fillIn(licenseWords.license, { license })}
                </Text>
              </Stack>
            </div>
          </div>
        </Container>
      </div>
      {sections.length > 0 && (
        <Section tone="card">
          <div className={css.sections}>
            {sections.map(({ heading, body }) => (
              <div key={heading} className={css.section}>
                <Stack>
                  <Heading level={2} size="card">
                    {heading}
                  </Heading>
                  <RichText content={body} />
                </Stack>
              </div>
            ))}
          </div>
        </Section>
      )}
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
