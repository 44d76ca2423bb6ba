import { company, fallbackSpecials } from '@hvac/company';
import { localDay, offersOn, type InitialSpecials } from '@hvac/content/model';
import { attribute } from '@hvac/ui/hydration';
import { PageHero, PageLayout } from '@hvac/ui/site';
import { UiProvider } from '@hvac/ui/lead-forms';
import { couponPage, SpecialsList, useSpecials, InitialSpecialsContext } from '@hvac/ui/specials';
import { useContext, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';
import { StructuredData } from '../head/StructuredData.tsx';
import { breadcrumbs, offer } from '../head/structured-data.ts';
import { queryClient } from '../api/query-client.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

/** JSON-LD of the specials once they are loaded. */
const OfferData = () => <StructuredData data={useSpecials().specials.map(offer)} />;

/** Without a special, the page says nothing about redeeming. */
const Specials = ({ page }: Pick<PageProps<'specials'>, 'page'>) => {
  const { status, specials, today } = useSpecials();
  const isPrerendered = useContext(InitialSpecialsContext) !== null;
  const hasOffers = offersOn(today, specials, fallbackSpecials).length > 0;
  // The lead speaks of the offers' dates. It stays while they load, so that nothing moves.
  const lead = status === 'ready' && !hasOffers ? page.noOffers.lead : page.lead;
  return (
    <PageLayout
      page={hasOffers ? page : { ...page, sections: [page.noOffers.always] }}
      breadcrumbs={parents.top}
      phone={company.phone}
      hero={
        <PageHero {...page} lead={lead} size="section" breadcrumbs={parents.top}>
          {/* As it was built there is nothing to read here without React: then it comes at once. */}
          <div {...{ [attribute.live]: isPrerendered ? undefined : '' }}>
            <SpecialsList
              company={company}
              fallbacks={fallbackSpecials}
              noOffers={page.noOffers}
              recent={page.recent}
            />
          </div>
        </PageHero>
      }
    />
  );
};

export const Page = ({ page, path }: PageProps<'specials'>) => {
  // Only the first document has this data; client-side navigation has none.
  const loaded = useRouteLoaderData('root') as InitialSpecials | null;
  const [initial] = useState(() => loaded && { ...loaded, openedOn: localDay(performance.timeOrigin) });
  return (
    <UiProvider client={queryClient}>
      <InitialSpecialsContext value={initial}>
        <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
        <OfferData />
        <div className={couponPage}>
          <Specials page={page} />
        </div>
      </InitialSpecialsContext>
    </UiProvider>
  );
};
