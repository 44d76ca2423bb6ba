import { Fragment, useEffect, useReducer, type ReactNode } from 'react';
import { company } from '../../../../test-utils/fixtures/company.ts';
import { fallbacks, specialsPage } from '../../../../test-utils/fixtures/pages.ts';
import { mockSession } from '../../../../mocks/session.ts';
import { forgetLogin, logIn } from '../../../auth/adminToken.ts';
import { AdminPage } from '../../../test-utils/AdminPage.tsx';
import { SpecialsManager, type SpecialsManagerProps } from '../SpecialsManager.tsx';

const page = new EventTarget();
/** Remounts the screen. */
export const reload = () => page.dispatchEvent(new Event('reload'));

const Reloaded = ({ children }: { children: ReactNode }) => {
  const [loads, load] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    page.addEventListener('reload', load);
    return () => page.removeEventListener('reload', load);
  }, []);
  return <Fragment key={loads}>{children}</Fragment>;
};

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
    <main>
      <Reloaded>
        <AdminPage search={search}>
          <SpecialsManager {...args} />
        </AdminPage>
      </Reloaded>
    </main>
  ),
  beforeEach: () => {
    logIn(mockSession);
    return forgetLogin;
  },
};
