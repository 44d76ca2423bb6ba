import type { LeadDetail, Overview } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { createInboxHandlers } from '../../../mocks/inbox.ts';
import { InboxStore } from '../../../mocks/inboxStore.ts';
import { mockSession } from '../../../mocks/session.ts';
import { createTeamHandlers, mockTeam } from '../../../mocks/team.ts';
import { forgetLogin, logIn } from '../../auth/adminToken.ts';
import { LeadInbox } from '../LeadInbox/LeadInbox.tsx';
import { AdminPage } from '../../test-utils/AdminPage.tsx';

/** Has the overview read, as when somebody comes back to the page. */
export const pollNow = () => window.dispatchEvent(new Event('visibilitychange'));

/** Chooses something in the menu of what is done rarely. */
export async function choose(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent'], name: string) {
  await userEvent.click(canvas.getByText('More'));
  await userEvent.click(canvas.getByRole('button', { name }));
}

interface InboxPageProps {
  /** Query of the address at the start. */
  search: string;
}

/** The inbox as its own page shows it. */
export const InboxPage = ({ search }: InboxPageProps) => (
  <AdminPage search={search}>
    <LeadInbox />
  </AdminPage>
);

/** The office of the story that is running. */
export let office = new InboxStore([]);

/** Opens an inbox with these leads, logged in. */
export const withLeads =
  (leads: () => readonly LeadDetail[], mail?: Partial<Overview['mail']>) =>
  ({ msw }: Pick<StoryContext, 'msw'>) => {
    office = new InboxStore(leads(), mail);
    msw.use(...createInboxHandlers(office));
    logIn(mockSession);
    return forgetLogin;
  };

/** A member of the team looks, who has these leads. */
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

/** An office of several: for stories in which something is given to one of them. */
export const withTeam = ({ msw }: Pick<StoryContext, 'msw'>) => {
  office.team = mockTeam;
  msw.use(...createTeamHandlers(mockTeam));
};
