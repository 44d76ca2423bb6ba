import { company, fallbackSpecials } from '@hvac/content';
import type { SpecialsPage } from '@hvac/content/model';
import { AdminGate, SpecialsManager } from '@hvac/ui/admin';
import { AdminPage } from './AdminPage.tsx';

interface AdminSpecialsProps {
  /** The words that visitors find around the offers. */
  page: SpecialsPage;
}

export const AdminSpecials = ({ page: { noOffers, recent } }: AdminSpecialsProps) => (
  <AdminPage title="Manage Specials">
    <AdminGate>
      <SpecialsManager
        company={company}
        fallbacks={fallbackSpecials}
        noOffers={noOffers}
        recent={recent}
        contact="/contact"
      />
    </AdminGate>
  </AdminPage>
);
