import type { LinkItem, Phone, SpecialsPage } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Section } from '../../layout/Section/Section.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';

interface SpecialsViewProps {
  /** The words of the page. */
  page: SpecialsPage;
  /** The pages above it. */
  breadcrumbs: readonly LinkItem[];
  phone: Phone;
  /** The offers, or what stands in their place. */
  offers: ReactNode;
}

/** The specials page around its offers. */
export const SpecialsView = ({ page, breadcrumbs, phone, offers }: SpecialsViewProps) => {
  const { title, lead, badge, picture, actions, sections, callToAction } = page;
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs }} />
      <Section space="snug">{offers}</Section>
      <PageSections sections={sections} />
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
