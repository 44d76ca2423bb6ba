import type { LeadDetail, Overview } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createInboxHandlers } from '../../../mocks/inbox.ts';
import { InboxStore } from '../../../mocks/inboxStore.ts';
import { mockSession } from '../../../mocks/session.ts';
import { createTeamHandlers, mockTeam } from '../../../mocks/team.ts';
import { forgetLogin, logIn } from '../../auth/adminToken.ts';
import { LeadInbox } from '../LeadInbox/LeadInbox.tsx';
import { company } from '../../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../../test-utils/fixtures/shell.ts';

/** The query of the address as it stands. */
let address = '';
export const currentAddress = () => address;
const back = new EventTarget();
/** The browser's Back button. */
export const goBack = () => back.dispatchEvent(new Event('back'));

/** Chooses something in the menu of what is done rarely. */
export async function choose(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent'], name: string) {
  await userEvent.click(canvas.getByText('More'));
  await userEvent.click(canvas.getByRole('button', { name }));
}

interface InboxPageProps {
  /** Query of the address at the start. */
  search: string;
}

/** Keeps the address as a router does. */
export const InboxPage = ({ search }: InboxPageProps) => {
  const [stack, setStack] = useState([search]);
  const now = stack.at(-1) ?? '';
  useEffect(() => {
    address = now;
  }, [now]);
  useEffect(() => {
    const undo = () => setStack((all) => (all.length > 1 ? all.slice(0, -1) : all));
    back.addEventListener('back', undo);
    return () => back.removeEventListener('back', undo);
  }, []);
  return (
    <LeadInbox
      company={company}
      screens={officeScreens}
      search={now}
      onSearchChange={(next, how) => setStack((all) => (how === 'push' ? [...all, next] : [...all.slice(0, -1), next]))}
    />
  );
};

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

/** An office of several: for stories in which something is given to one of them. */
export const withTeam = ({ msw }: Pick<StoryContext, 'msw'>) => {
  office.team = mockTeam;
  msw.use(...createTeamHandlers(mockTeam));
};
