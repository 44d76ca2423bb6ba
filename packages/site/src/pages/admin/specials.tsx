import { company, officeScreens, fallbackSpecials } from '@hvac/content';
import type { SpecialsPage } from '@hvac/content/model';
import { manageSpecialsWords } from '@hvac/content/words';
import { RequireAuth, SpecialsManager } from '@hvac/ui/admin';
import { AdminPage } from './AdminPage.tsx';
import { useQueryOfPage } from './useQueryOfPage.ts';

interface AdminSpecialsProps {
  /** The words that visitors find around the offers. */
  page: SpecialsPage;
}

/** The manager, whose open form is the query of this page's address. */
const Manager = ({ page: { noOffers, recent } }: AdminSpecialsProps) => {
  const address = useQueryOfPage();
  return (
    <RequireAuth onClear={() => address.onSearchChange('', 'replace')}>
      <SpecialsManager
        {...address}
        company={company}
        screens={officeScreens}
        fallbacks={fallbackSpecials}
        noOffers={noOffers}
        recent={recent}
      />
    </RequireAuth>
  );
};

export const AdminSpecials = (props: AdminSpecialsProps) => (
  <AdminPage title={manageSpecialsWords.title}>
    <Manager {...props} />
  </AdminPage>
);
