import type { LinkItem, Phone, ServicePage } from '@hvac/content/model';
import type { ReactElement, ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { JumpLinks } from '../../sections/JumpLinks/JumpLinks.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/SectionRenderer/PageSections.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';

/** What the layout shows of a page, but for its hero. */
type PageBody = Pick<ServicePage, 'phone' | 'testimonials' | 'callToAction'> &
  Partial<Pick<ServicePage, 'contents' | 'sections'>>;

/** What the default hero shows of a page. */
type PageHeroContent = Pick<ServicePage, 'title' | 'lead' | 'badge' | 'picture' | 'hero'> &
  Partial<Pick<ServicePage, 'actions'>>;

interface PageFrame {
  /** The company's phone number. A page's own number replaces it. */
  phone: Phone;
  /** The parent pages. */
  breadcrumbs: readonly LinkItem[];
  /** Content between the hero and the sections. */
  children?: ReactNode;
  /** Content after the sections, such as a form. */
  end?: ReactNode;
}

interface PageWithHero extends PageFrame {
  /** Content of the page. */
  page: PageBody & PageHeroContent;
  hero?: never;
}

interface PageWithOwnHero extends PageFrame {
  page: PageBody;
  /** Replaces the default hero. */
  hero: ReactElement;
}

export type PageLayoutProps = PageWithHero | PageWithOwnHero;

/** The layout of a page with a hero, sections and a call to action. */
export const PageLayout = ({ phone: mainPhone, breadcrumbs, children, end, ...own }: PageLayoutProps) => {
  const { sections = [], contents, testimonials, callToAction, phone = mainPhone } = own.page;
  return (
    <>
      {own.hero ? (
        own.hero
      ) : (
        // With a table of contents, the phone number is only at the end of the page.
        <PageHero {...own.page} breadcrumbs={breadcrumbs} phone={contents ? undefined : phone}>
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
