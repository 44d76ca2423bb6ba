import { company, officeScreens, type AdminPath } from '@hvac/company';
import { manageSpecialsWords, sourceWords } from '@hvac/content/words';
import { AdminLayout } from '@hvac/ui/admin';
import { UiProvider } from '@hvac/ui/lead-forms';
import { HydrationFallback } from '@hvac/ui/site';
import { Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { queryClient } from '../../api/query-client.ts';

const titles: Readonly<Record<AdminPath, string>> = {
  '/admin/leads': 'Leads',
  '/admin/specials': manageSpecialsWords.title,
  '/admin/sources': sourceWords.title,
  '/admin/team': 'Team',
};

/** The head of an admin screen, which is not indexed. It is prerendered, so it needs no login and no script. */
const AdminHead = () => {
  const path = useLocation().pathname.replace(/\/$/, '') as AdminPath;
  return <PageHead metadata={{ title: `${titles[path]} | ${company.name}`, description: 'For the office only.' }} />;
};

/** Surrounds all admin screens and requires the login. */
export const Component = () => (
  <UiProvider client={queryClient}>
    <AdminHead />
    <main id="main">
      <AdminLayout company={company} screens={officeScreens}>
        <Outlet />
      </AdminLayout>
    </main>
    <HydrationFallback phone={company.phone} />
  </UiProvider>
);
