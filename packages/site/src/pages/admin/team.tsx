import { company, officeScreens } from '@hvac/content';
import { TeamManager } from '@hvac/ui/admin';
import { AdminPage } from './AdminPage.tsx';

export const Component = () => (
  <AdminPage title="Team">
    <TeamManager company={company} screens={officeScreens} />
  </AdminPage>
);
