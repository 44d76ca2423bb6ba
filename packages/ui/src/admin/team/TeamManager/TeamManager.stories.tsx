import { endpoints } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { company } from '../../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../../test-utils/fixtures/shell.ts';
import { LinkProvider } from '../../../components/link/LinkProvider.tsx';
import { createSessionHandlers, mockPassword, mockSession, sessionFailures } from '../../../mocks/session.ts';
import { createTeamHandlers, mockTeam, teamFailures } from '../../../mocks/team.ts';
import { forgetLogin, logIn } from '../../auth/adminToken.ts';
import { TeamManager } from './TeamManager.tsx';

const meta = preview.meta({
  title: 'Admin/Team',
  component: TeamManager,
  parameters: { layout: 'fullscreen' },
  args: { company, screens: officeScreens },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/admin/team">
        <main>
          <Story />
        </main>
      </LinkProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...createTeamHandlers(mockTeam));
    logIn(mockSession);
    return forgetLogin;
  },
});

const one = `${endpoints.adminTeam}/:id`;

export const People = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findAllByRole('listitem');
    await expect(list.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Rosa DelgadoCan log in/),
      expect.stringMatching(/^Marcus BellCan log in/),
      expect.stringMatching(/^Walter OkaforSwitched off/),
    ]);
    await expect(canvas.getByText('Owner')).toBeVisible();
  },
});
export const NobodyYet = meta.story({
  beforeEach: ({ msw }) => msw.use(...createTeamHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nobody yet\./);
    await expect(canvas.getByRole('form', { name: 'Add a person' })).toBeVisible();
  },
});
const asRosa = ({ msw }: Pick<StoryContext, 'msw'>) =>
  msw.use(...createTeamHandlers({ ...mockTeam, you: { id: 'x', name: 'Rosa Delgado', isOwner: false } }));
/** A person of the office sees who there is, and changes nobody. */
export const AsAMember = meta.story({
  beforeEach: asRosa,
  play: async ({ canvas }) => {
    await canvas.findByText('The owner adds people, and switches them off.');
    await expect(canvas.queryByRole('form', { name: 'Add a person' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Switch/ })).toBeNull();
  },
});
/** It logs nobody out here. */
export const ChangesTheirOwnPassword = meta.story({
  beforeEach: asRosa,
  play: async ({ canvas, userEvent }) => {
    const present = await canvas.findByLabelText('Present password');
    await userEvent.type(present, mockPassword);
    await userEvent.type(canvas.getByLabelText('New password'), 'grey owl at midnight');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('Your password is changed');
    await waitFor(() => expect(present).toHaveValue(''));
    await expect(canvas.getByText('Can log in', { selector: 'li:first-child *' })).toBeVisible();
  },
});
/** What was typed stays, and nobody is logged out. */
export const NotTheirPresentPassword = meta.story({
  beforeEach: asRosa,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Present password'), 'blue heron at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/Please use 12 characters or more/);
    await userEvent.type(canvas.getByLabelText('New password'), 'grey owl at midnight');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('This is not your present password.');
    await expect(canvas.getByLabelText('New password')).toHaveValue('grey owl at midnight');
  },
});
export const AddsAPerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a person' }));
    await userEvent.type(form.getByLabelText('Name'), 'Priya Natarajan');
    await userEvent.click(form.getByRole('button', { name: 'Suggest one' }));
    const password = form.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await expect((password as HTMLInputElement).value).toMatch(/^(\w{4}-){3}\w{4}$/);
    await userEvent.click(form.getByRole('button', { name: 'Add person' }));
    await canvas.findByText('Priya Natarajan can log in');
    await canvas.findByText('Give them their password now: it cannot be shown again.');
    await expect(await canvas.findByRole('button', { name: 'Switch off Priya Natarajan' })).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''));
  },
});
export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add person' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Please use 12 characters or more/);
  },
});
export const CorrectedFields = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add person' }));
    await userEvent.type(canvas.getByLabelText('Name'), 'Priya Natarajan');
    await userEvent.type(canvas.getByLabelText('Password'), 'blue heron at dawn');
    await waitFor(() => expect(canvas.getByLabelText('Name')).not.toHaveAttribute('aria-invalid'));
    await waitFor(() => expect(canvas.getByLabelText('Password')).not.toHaveAttribute('aria-invalid'));
  },
});
/** What was typed stays. */
export const NameIsTaken = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(teamFailures('post').nameTaken);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Priya Natarajan');
    await userEvent.type(canvas.getByLabelText('Password'), 'blue heron at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }));
    await canvas.findByText('There is Priya already. Please choose a name that tells them apart.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Priya Natarajan');
  },
});
export const SameName = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'rosa delgado');
    await userEvent.type(canvas.getByLabelText('Password'), 'blue heron at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }));
    await canvas.findByText(/There is rosa delgado already/);
  },
});
export const SwitchesOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off Rosa Delgado' }));
    await canvas.findByText('Rosa Delgado is switched off');
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch on Walter Okafor' }));
    await canvas.findByText('Walter Okafor can log in again');
    await canvas.findByRole('button', { name: 'Switch off Walter Okafor' });
  },
});
export const Changes = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('button', { name: 'Change Marcus Bell' });
    await userEvent.click(change);
    const form = within(canvas.getByRole('form', { name: 'Change Marcus Bell' }));
    await userEvent.type(form.getByLabelText('New password'), 'short');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByLabelText('New password')).toHaveFocus();
    await userEvent.type(form.getByLabelText('New password'), ' but longer now');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Marcus Bell has a new password');
    await waitFor(() => expect(change).toHaveFocus());
    await expect(canvas.queryByRole('form', { name: 'Change Marcus Bell' })).toBeNull();
  },
});
/** Another owner was faster: the list is read again, and nothing of theirs is overwritten. */
export const ChangedInTheMeantime = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Marcus Bell' }));
    msw.use(teamFailures('patch', one).stale);
    const form = within(canvas.getByRole('form', { name: 'Change Marcus Bell' }));
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Marc Bell');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/Somebody changed this person in the meantime/);
    await expect(form.getByLabelText('Name')).toHaveValue('Marc Bell');
  },
});
export const LogsOutEverywhere = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(sessionFailures('delete', endpoints.adminSessions).offline);
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
    await press();
    await canvas.findByText('Your logins could not be ended. Please try again.');
    msw.use(...createSessionHandlers());
    await press();
    await canvas.findByRole('heading', { name: 'Admin Login' });
  },
});
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(teamFailures('get').offline),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('The team could not be loaded. Please try again.');
    msw.use(...createTeamHandlers(mockTeam));
    await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
    await userEvent.tab();
  },
});
