import { company } from '@hvac/content';
import { LeadInbox } from '@hvac/ui/admin';

export const Component = () => <LeadInbox hours={company.openingHours} />;
