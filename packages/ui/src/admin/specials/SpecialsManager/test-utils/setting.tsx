import { useState, type ReactNode } from 'react';
import { company } from '../../../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../../../test-utils/fixtures/shell.ts';
import { fallbacks, specialsPage } from '../../../../test-utils/fixtures/pages.ts';
import { mockPassword } from '../../../../mocks/specials.ts';
import { RequireAuth } from '../../../auth/RequireAuth/RequireAuth.tsx';
import { logIn, logOut } from '../../../auth/adminToken.ts';
import { dropDrafts } from '../../drafts.ts';
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
        <RequireAuth>
          <Story />
        </RequireAuth>
      </main>
    ),
  ],
  beforeEach: () => {
    logIn(mockPassword);
    return () => {
      dropDrafts();
      logOut();
    };
  },
};
