import { company } from '../fixtures/company.ts';
import { WithReload } from '../WithReload.tsx';
import { fallbacks, specialsPage } from '../fixtures/pages.ts';
import { mockSession } from '../../src/mocks/session.ts';
import { clearSession, logIn } from '../../src/admin/auth/adminToken.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import {
  SpecialsManager,
  type SpecialsManagerProps,
} from '../../src/admin/specials/SpecialsManager/SpecialsManager.tsx';

/** Shared by the story files of the specials manager: renders it logged in. */
export const setting = {
  parameters: { layout: 'fullscreen' as const },
  args: {
    company,
    fallbacks,
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
    search: '',
  },
  render: ({ search, ...args }: SpecialsManagerProps & { search: string }) => (
    <WithReload>
      <AdminPage search={search}>
        <SpecialsManager {...args} />
      </AdminPage>
    </WithReload>
  ),
  beforeEach: () => {
    logIn(mockSession);
    return clearSession;
  },
};
