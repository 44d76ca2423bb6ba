import { company, officeScreens } from '@hvac/content';
import { VisitsBoard } from '@hvac/ui/admin';
import { AdminPage } from './AdminPage.tsx';

export const Component = () => (
  <AdminPage title="Visits">
    <VisitsBoard company={company} screens={officeScreens} />
  </AdminPage>
);
