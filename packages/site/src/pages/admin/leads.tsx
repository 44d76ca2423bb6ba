import { company, officeScreens } from '@hvac/content';
import { LeadInbox } from '@hvac/ui/admin';
import { AdminPage } from './AdminPage.tsx';
import { useQueryOfPage } from './useQueryOfPage.ts';

/** The inbox, whose filters and open lead are the query of this page's address. */
const Inbox = () => <LeadInbox {...useQueryOfPage()} company={company} screens={officeScreens} />;

export const Component = () => (
  <AdminPage title="Leads">
    <Inbox />
  </AdminPage>
);
