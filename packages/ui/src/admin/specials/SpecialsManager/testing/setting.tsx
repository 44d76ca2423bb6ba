import type { ReactNode } from 'react';
import { phone } from '../../../../mocks/fixtures/company.ts';
import { fallbacks } from '../../../../mocks/fixtures/fallbacks.ts';
import { specialsPage } from '../../../../mocks/fixtures/specialsPage.ts';
import { mockPassword } from '../../../../mocks/specials.ts';
import { AdminGate } from '../../../AdminGate/AdminGate.tsx';
import { logIn, logOut } from '../../../adminToken.ts';

/** The specials manager as the office sees it, logged in: what its files of stories have in common. */
export const setting = {
  parameters: { layout: 'fullscreen' as const, visual: { unstick: true } },
  args: {
    company: {
      name: 'Whitley’s Heating & Air',
      shortName: 'Whitley’s',
      tagline: 'Heating & Air, Jacksonville',
      phone,
      license: 'CAC0000000',
    },
    fallbacks,
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
    contact: '/contact',
  },
  decorators: [
    (Story: () => ReactNode) => (
      <main>
        <AdminGate>
          <Story />
        </AdminGate>
      </main>
    ),
  ],
  beforeEach: () => {
    logIn(mockPassword);
    return logOut;
  },
};
