import { company } from '@hvac/company';
import { LeadInbox } from '@hvac/ui/admin';

export const Component = () => <LeadInbox hours={company.openingHours} />;
