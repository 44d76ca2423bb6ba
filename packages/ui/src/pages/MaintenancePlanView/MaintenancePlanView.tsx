import type { LinkItem, MaintenancePlanPage, Phone } from '@hvac/content/model';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';
import { PlanCards } from '../../sections/PlanCards/PlanCards.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';

export interface MaintenancePlanViewProps {
  /** The page's words and pictures, and the plans. */
  page: MaintenancePlanPage;
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
}

/** The maintenance plans: hero, the plans beside each other with their small print, and what they are good for. */
export const MaintenancePlanView = ({ page, phone: mainPhone, breadcrumbs }: MaintenancePlanViewProps) => {
  const { title, lead, badge, picture, actions, plans, notes, sections, testimonials, callToAction } = page;
  const phone = page.phone ?? mainPhone;
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs, phone }} />
      <PlanCards plans={plans} notes={notes} />
      <PageSections sections={sections} />
      {testimonials && <Testimonials {...testimonials} />}
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
