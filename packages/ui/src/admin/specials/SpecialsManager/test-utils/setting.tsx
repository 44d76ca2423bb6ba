import { company } from '../../../../test-utils/fixtures/company.ts';
import { WithReload } from '../../../../test-utils/WithReload.tsx';
import { fallbacks, specialsPage } from '../../../../test-utils/fixtures/pages.ts';
import { mockSession } from '../../../../mocks/session.ts';
import { clearSession, logIn } from '../../../auth/adminToken.ts';
import { AdminPage } from '../../../test-utils/AdminPage.tsx';
import { SpecialsManager, type SpecialsManagerProps } from '../SpecialsManager.tsx';

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
