import { company } from '@hvac/content';
import { LeadInbox } from '@hvac/ui/admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { AdminPage } from './AdminPage.tsx';

/** The inbox, whose filters and open lead are the query of this page's address. */
const Inbox = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <LeadInbox
      company={company}
      search={search}
      // Only the query changes: the person stays where they are on the page.
      onSearchChange={(next, how) =>
        void navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true })
      }
    />
  );
};

export const Component = () => (
  <AdminPage title="Leads">
    <Inbox />
  </AdminPage>
);
