import type { LeadDetail, OpeningHours, Overview } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { createInboxHandlers } from '../../src/mocks/inbox.ts';
import { InboxStore } from '../../src/mocks/inboxStore.ts';
import { mockSession } from '../../src/mocks/session.ts';
import { createTeamHandlers, mockTeam } from '../../src/mocks/team.ts';
import { clearSession, logIn } from '../../src/admin/auth/adminToken.ts';
import { offeredKey } from '../../src/admin/inbox/NotificationsDialog/NotificationsDialog.tsx';
import { writeStorage } from '../../src/hydration/storage.ts';
import { LeadInbox } from '../../src/admin/inbox/LeadInbox/LeadInbox.tsx';
import { AdminPage } from './AdminPage.tsx';

/** Refetches the overview, as on a return to the tab. */
export const pollNow = () => window.dispatchEvent(new Event('visibilitychange'));

/** Chooses an item of the overflow menu. */
export async function choose(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent'], name: string) {
  await userEvent.click(canvas.getByText('More'));
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** When the office of the stories is open. */
export const officeHours: OpeningHours = { days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' };

interface InboxPageProps {
  /** Initial query string. */
  search: string;
}

/** The inbox in the admin layout. */
export const InboxPage = ({ search }: InboxPageProps) => (
  <AdminPage search={search}>
    <LeadInbox hours={officeHours} />
  </AdminPage>
);

/** The mocked inbox of the current story. */
export let office = new InboxStore([]);

/** Mocks an inbox with these leads, and logs in. */
export const withLeads =
  (leads: () => readonly LeadDetail[], mail?: Partial<Overview['mail']>) =>
  ({ msw }: Pick<StoryContext, 'msw'>) => {
    office = new InboxStore(leads(), mail);
    msw.use(...createInboxHandlers(office));
    logIn(mockSession);
    writeStorage(offeredKey, { on: 'true' }, 'browser');
    return () => {
      clearSession();
      writeStorage(offeredKey, {}, 'browser');
    };
  };

/** Logs in as a member of the team. @param ids of leads assigned to them */
export const asMember =
  (ids: readonly string[]) =>
  ({ msw }: Pick<StoryContext, 'msw'>) => {
    const [member] = mockTeam.members;
    if (!member) throw new Error('The team has members');
    const { id, name } = member;
    office.team = { ...mockTeam, you: { id, name, isOwner: false } };
    msw.use(...createTeamHandlers(office.team));
    for (const each of ids) {
      const lead = office.find(each);
      if (lead) office.update(lead, { assignee: { id, name } });
    }
  };

/** Mocks a team with members, for stories about assignment. */
export const withTeam = ({ msw }: Pick<StoryContext, 'msw'>) => {
  office.team = mockTeam;
  msw.use(...createTeamHandlers(mockTeam));
};
