import type { LinkItem, Phone, ServicePage } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { JumpLinks } from '../../sections/JumpLinks/JumpLinks.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/SectionRenderer/PageSections.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';

export interface PageLayoutProps {
  /** Content of the page. */
  page: Pick<
    ServicePage,
    'title' | 'lead' | 'badge' | 'picture' | 'opening' | 'phone' | 'testimonials' | 'callToAction'
  > &
    Partial<Pick<ServicePage, 'actions' | 'contents' | 'sections'>>;
  /** The company's phone number. A page's own number replaces it. */
  phone: Phone;
  /** The parent pages. */
  breadcrumbs: readonly LinkItem[];
  /** Replaces the default hero. */
  opening?: ReactNode;
  /** Content between the hero and the sections. */
  children?: ReactNode;
  /** Content after the sections, such as a form. */
  end?: ReactNode;
}

/** The layout of a page with a hero, sections and a call to action. */
export const PageLayout = ({ page, phone: mainPhone, breadcrumbs, opening, children, end }: PageLayoutProps) => {
  const { sections = [], contents, testimonials, callToAction, phone = mainPhone } = page;
  return (
    <>
      {opening ?? (
        // With a table of contents, the phone number is only at the end of the page.
        <PageHero {...page} breadcrumbs={breadcrumbs} phone={contents ? undefined : phone}>
          {contents && (
            <JumpLinks
              label={contents}
              links={sections.flatMap(({ id, heading }) => (id ? [{ label: heading, to: `#${id}` }] : []))}
            />
          )}
        </PageHero>
      )}
      <BelowTheFold>
        {children}
        <PageSections sections={sections} />
        {end}
        {testimonials && <Testimonials {...testimonials} />}
        <CallToAction {...callToAction} phone={mainPhone} />
      </BelowTheFold>
    </>
  );
};
