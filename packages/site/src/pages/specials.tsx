import { company, fallbackSpecials } from '@hvac/content';
import { Opening, PageFrame } from '@hvac/ui';
import { UiProvider } from '@hvac/ui/leads';
import { SpecialsList, useSpecials } from '@hvac/ui/specials';
import { PageHead } from '../head/PageHead.tsx';
import { StructuredData } from '../head/StructuredData.tsx';
import { breadcrumbs, offer } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

/** The offers in schema.org's terms, as soon as they are known. */
const OfferData = () => <StructuredData data={useSpecials().specials.map(offer)} />;

/** Without an offer, no sentence of the page speaks of redeeming one. */
const Specials = ({ page }: Pick<PageProps<'specials'>, 'page'>) => {
  const { specials, today } = useSpecials();
  const offers = specials.length > 0 || fallbackSpecials.some(({ expirationDate }) => today <= expirationDate);
  return (
    <PageFrame
      page={offers ? page : { ...page, sections: [] }}
      breadcrumbs={parents.top}
      phone={company.phone}
      opening={
        <Opening {...page} size="section" breadcrumbs={parents.top}>
          {/* At once, not at the first touch: without React there is nothing to read here. */}
          <div data-live="">
            <SpecialsList
              company={company}
              fallbacks={fallbackSpecials}
              contact="/contact"
              noOffers={page.noOffers}
              recent={page.recent}
            />
          </div>
        </Opening>
      }
    />
  );
};

export const Page = ({ page, path }: PageProps<'specials'>) => (
  <UiProvider client={queryClient}>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <OfferData />
    <Specials page={page} />
  </UiProvider>
);
