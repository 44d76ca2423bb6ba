import { Fragment, useEffect, useReducer, useState, type ReactNode } from 'react';
import { company } from '../../../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../../../test-utils/fixtures/shell.ts';
import { fallbacks, specialsPage } from '../../../../test-utils/fixtures/pages.ts';
import { mockSession } from '../../../../mocks/session.ts';
import { RequireAuth } from '../../../auth/RequireAuth/RequireAuth.tsx';
import { forgetLogin, logIn } from '../../../auth/adminToken.ts';
import { SpecialsManager, type SpecialsManagerProps } from '../SpecialsManager.tsx';

/** Keeps the address as a router does. */
const Addressed = ({ search, onSearchChange, ...props }: SpecialsManagerProps) => {
  const [now, setNow] = useState(search);
  const change: typeof onSearchChange = (next, how) => {
    onSearchChange(next, how);
    setNow(next);
  };
  return <SpecialsManager {...props} search={now} onSearchChange={change} />;
};

const page = new EventTarget();
/** The screen goes, and comes anew. */
export const reload = () => page.dispatchEvent(new Event('reload'));

const Reloaded = ({ children }: { children: ReactNode }) => {
  const [loads, load] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    page.addEventListener('reload', load);
    return () => page.removeEventListener('reload', load);
  }, []);
  return <Fragment key={loads}>{children}</Fragment>;
};

/** The specials manager as the office sees it, logged in: what its files of stories have in common. */
export const setting = {
  parameters: { layout: 'fullscreen' as const },
  args: {
    company,
    screens: officeScreens,
    fallbacks,
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
    search: '',
    onSearchChange: () => undefined,
  },
  render: (args: SpecialsManagerProps) => <Addressed {...args} />,
  decorators: [
    (Story: () => ReactNode) => (
      <main>
        <Reloaded>
          <RequireAuth>
            <Story />
          </RequireAuth>
        </Reloaded>
      </main>
    ),
  ],
  beforeEach: () => {
    logIn(mockSession);
    return forgetLogin;
  },
};
