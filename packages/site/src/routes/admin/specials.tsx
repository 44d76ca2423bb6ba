import { company, fallbackSpecials } from '@hvac/company';
import type { SpecialsPage } from '@hvac/content/model';
import { SpecialsManager } from '@hvac/ui/admin';

interface AdminSpecialsProps {
  /** The public page's texts around the specials. */
  page: SpecialsPage;
}

export const AdminSpecials = ({ page: { noOffers, recent } }: AdminSpecialsProps) => (
  <SpecialsManager company={company} fallbacks={fallbackSpecials} noOffers={noOffers} recent={recent} />
);
