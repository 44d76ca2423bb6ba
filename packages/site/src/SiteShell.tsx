import { areas, company, legalLinks, navigation } from '@hvac/content';
import { SiteLayout } from '@hvac/ui/site';
import { Outlet } from 'react-router-dom';

/** The year of the build, for the copyright line: the same in the prerendered page and in the browser. */
const year = Number(import.meta.env['VITE_BUILD_YEAR']);

/** What surrounds the visitors' pages; the office's screens have a frame of their own. */
export const SiteShell = () => (
  <SiteLayout company={company} navigation={navigation} areas={areas} legalLinks={legalLinks} year={year}>
    <Outlet />
  </SiteLayout>
);
