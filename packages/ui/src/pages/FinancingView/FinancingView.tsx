import type { FinancingPage, LinkItem, Phone } from '@hvac/content/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PartnerLogo } from '../../components/PartnerLogo/PartnerLogo.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';

interface FinancingViewProps {
  /** The words of the page. */
  page: FinancingPage;
  /** The pages above it. */
  breadcrumbs: readonly LinkItem[];
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** Addresses of the partner's logo, tried in turn; the partner's name stands in when none loads. */
  logos: readonly string[];
}

/** The financing page: the partner and how to apply, the explanation, and the ways to stay in touch. */
export const FinancingView = ({ page, breadcrumbs, phone: mainPhone, logos }: FinancingViewProps) => {
  const { title, lead, badge, picture, actions, sections, partner, connect, schedule, callToAction } = page;
  const phone = page.phone ?? mainPhone;
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs, phone }} />
      <Section space="snug">
        <Columns split="thirds">
          <Card padding="snug" tone="band">
            <Stack align="start">
              <PartnerLogo sources={logos} name={partner.badge} />
              <Text>A soft credit check first. You see the terms before you accept anything.</Text>
              <ButtonLink href={partner.apply.href} iconAfter="arrowRight">
                {partner.apply.label}
              </ButtonLink>
            </Stack>
          </Card>
          <Card padding="snug">
            <Stack align="start" gap="s">
              <Heading level={2} size="card">
                {schedule.heading}
              </Heading>
              <Text>{schedule.text}</Text>
              <ButtonLink href={schedule.link.to} variant="secondary" icon="calendar">
                {schedule.link.label}
              </ButtonLink>
            </Stack>
          </Card>
          <Card padding="snug">
            <Stack align="start" gap="s">
              <Heading level={2} size="card">
                {connect.heading}
              </Heading>
              <Text>{connect.text}</Text>
              {connect.links.map(({ label, href }) => (
                <TextLink key={href} href={href} standalone iconAfter="arrowRight">
                  {label}
                </TextLink>
              ))}
            </Stack>
          </Card>
        </Columns>
      </Section>
      <PageSections sections={sections} />
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
