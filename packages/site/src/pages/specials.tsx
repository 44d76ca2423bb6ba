import { company } from '@hvac/content';
import { NoOffers, SpecialsView } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'specials'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <SpecialsView
      page={page}
      breadcrumbs={parents.top}
      phone={company.phone}
      offers={<NoOffers {...page.noOffers} phone={company.phone} contact="/contact" />}
    />
  </>
);
