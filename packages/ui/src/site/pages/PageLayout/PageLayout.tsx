import type { LinkItem, Phone, ServicePage } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { JumpLinks } from '../../sections/JumpLinks/JumpLinks.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/SectionRenderer/PageSections.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';

export interface PageLayoutProps {
  /** The page's words and pictures. */
  page: Pick<
    ServicePage,
    'title' | 'lead' | 'badge' | 'picture' | 'opening' | 'phone' | 'testimonials' | 'callToAction'
  > &
    Partial<Pick<ServicePage, 'actions' | 'contents' | 'sections'>>;
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
  /** The first screen, where words and a drawing do not make it. */
  opening?: ReactNode;
  /** What follows the first screen. */
  children?: ReactNode;
  /** What the sections lead to, such as a form. */
  end?: ReactNode;
}

/** Every page that is a first screen, sections, and a call at its end. */
export const PageLayout = ({ page, phone: mainPhone, breadcrumbs, opening, children, end }: PageLayoutProps) => {
  const { sections = [], contents, testimonials, callToAction, phone = mainPhone } = page;
  return (
    <>
      {opening ?? (
        // Who looks something up needs the way to it: the call is at the end of the page.
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
        <CallToAction {...callToAction} phone={phone} />
      </BelowTheFold>
    </>
  );
};
