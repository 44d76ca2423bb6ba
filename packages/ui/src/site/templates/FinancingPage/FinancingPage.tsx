import type { FinancingPageContent } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PartnerLogo } from '../../sections/PartnerLogo/PartnerLogo.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageLayout, type PageLayoutProps } from '../PageLayout/PageLayout.tsx';

interface FinancingPageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** Content of the page. */
  page: FinancingPageContent;
}

/** The financing page: the link to apply, the lender, how it works, and ways to stay in touch. */
export const FinancingPage = ({ page, breadcrumbs, phone }: FinancingPageProps) => {
  const { partner, connect, schedule, actions } = page;
  const apply = { label: partner.apply.label, to: partner.apply.href };
  return (
    <PageLayout
      page={page}
      phone={phone}
      breadcrumbs={breadcrumbs}
      hero={<PageHero {...page} actions={[apply, ...actions]} breadcrumbs={breadcrumbs} />}
      end={
        <Section space="snug" tone="card">
          <Columns split={{ tablet: 'even' }} gap="xl">
            <WaysOn {...schedule}>
              <TextLink href={schedule.link.to} standalone icon="calendar">
                {schedule.link.label}
              </TextLink>
            </WaysOn>
            <WaysOn {...connect}>
              <Inline gap="l">
                {connect.links.map(({ label, href }) => (
                  <TextLink key={href} href={href} standalone iconAfter="arrowRight">
                    {label}
                  </TextLink>
                ))}
              </Inline>
            </WaysOn>
          </Columns>
        </Section>
      }
    >
      <Container>
        <Card tone="band">
          {/* In one row where they fit; on tablets the link is below the terms. */}
          <Columns
            split={{ tablet: 'contentFirst' }}
            gap={{ phone: 'm', tablet: 'xl' }}
            align={{ phone: 'stretch', tablet: 'center' }}
          >
            <div>
              <PartnerLogo sources={partner.logos} name={partner.name} />
            </div>
            <Columns
              split="content"
              gap={{ phone: 'm', desktop: 'xl' }}
              align={{ phone: 'stretch', desktop: 'center' }}
            >
              <Text>{partner.text}</Text>
              <div>
                <ButtonLink href={apply.to} variant="secondary" iconAfter="arrowRight">
                  {apply.label}
                </ButtonLink>
              </div>
            </Columns>
          </Columns>
        </Card>
      </Container>
    </PageLayout>
  );
};

const WaysOn = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <Stack align="start" gap="s">
    <Heading level={2} size="card">
      {heading}
    </Heading>
    <Text>{text}</Text>
    {children}
  </Stack>
);
