import type { LinkItem, Phone, ServicePage } from '@hvac/content/model';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';

export interface ServicePageViewProps {
  /** The page's words and pictures. */
  page: ServicePage;
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
}

/** A page about a service or the company: hero, sections, what customers said, and where to go next. */
export const ServicePageView = ({ page, phone: mainPhone, breadcrumbs }: ServicePageViewProps) => {
  const { title, lead, badge, picture, actions, sections, testimonials, callToAction, phone = mainPhone } = page;
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs, phone }} />
      <PageSections sections={sections} />
      {testimonials && <Testimonials {...testimonials} />}
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
