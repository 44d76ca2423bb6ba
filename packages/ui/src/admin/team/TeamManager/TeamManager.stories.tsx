import { endpoints } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failures } from '../../../mocks/failures.ts';
import { textResponse } from '../../../mocks/respond.ts';
import { createSessionHandlers, mockPassword, mockSession } from '../../../mocks/session.ts';
import { createTeamHandlers, mockTeam } from '../../../mocks/team.ts';
import { clearSession, logIn } from '../../auth/adminToken.ts';
import { AdminPage } from '#test/admin/AdminPage.tsx';
import { TeamManager } from './TeamManager.tsx';

const meta = preview.meta({
  title: 'Admin/Team',
  component: TeamManager,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminPage path="/admin/team">
        <Story />
      </AdminPage>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...createTeamHandlers(mockTeam));
    logIn(mockSession);
    return clearSession;
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
/** A member sees the team, but cannot change it. */
export const AsAMember = meta.story({
  beforeEach: asRosa,
  play: async ({ canvas }) => {
    await canvas.findByText('Only the owner can add people or switch them off.');
    await expect(canvas.queryByRole('form', { name: 'Add a person' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Switch/ })).toBeNull();
  },
});
/** The current session stays. */
export const ChangesTheirOwnPassword = meta.story({
  beforeEach: asRosa,
  play: async ({ canvas, userEvent }) => {
    const present = await canvas.findByLabelText('Current password');
    await userEvent.type(present, mockPassword);
    await userEvent.type(canvas.getByLabelText('New password'), 'grey owl at midnight');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('Your password has been changed');
    await waitFor(() => expect(present).toHaveValue(''));
    await expect(canvas.getByText('Can log in', { selector: 'li:first-child *' })).toBeVisible();
  },
});
/** The input stays, and nobody is logged out. */
export const NotTheirPresentPassword = meta.story({
  beforeEach: asRosa,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'blue heron at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/Please use 12 characters or more/);
    await userEvent.type(canvas.getByLabelText('New password'), 'grey owl at midnight');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('This isn’t your current password.');
    await expect(canvas.getByLabelText('New password')).toHaveValue('grey owl at midnight');
  },
});
export const AddsAPerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a person' }));
    await userEvent.type(form.getByLabelText('Name'), 'Priya Natarajan');
    await userEvent.type(form.getByLabelText('Email (optional)'), 'priya');
    await userEvent.click(form.getByRole('button', { name: 'Add person' }));
    await expect(form.getByLabelText('Email (optional)')).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
    await userEvent.type(form.getByLabelText('Email (optional)'), '@hvac.example');
    await userEvent.click(form.getByRole('button', { name: 'Suggest one' }));
    const password = form.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await expect((password as HTMLInputElement).value).toMatch(/^(\w{4}-){3}\w{4}$/);
    await userEvent.click(form.getByRole('button', { name: 'Add person' }));
    await canvas.findByText('Priya Natarajan can log in');
    await canvas.findByText('Give them their password now. You won’t be able to see it again.');
    await expect(await canvas.findByRole('button', { name: 'Switch off Priya Natarajan' })).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''));
  },
});
People.test('the owner gives a name and an address', async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('form', { name: 'You' }));
  const name = form.getByLabelText('Name');
  await expect(name).toHaveValue('Owner');
  await userEvent.clear(name);
  await userEvent.type(name, 'Dale Whitley');
  await userEvent.type(form.getByLabelText('Email (optional)'), 'dale@hvac.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await canvas.findByText('You are Dale Whitley');
  await waitFor(() => expect(canvas.getByText('Dale Whitley', { selector: 'header *' })).toBeVisible());
});
const addForm = (canvas: StoryContext['canvas']) => within(canvas.getByRole('form', { name: 'Add a person' }));
export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add person' }));
    await expect(addForm(canvas).getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
    await expect(addForm(canvas).getByLabelText('Name')).toHaveFocus();
    await expect(addForm(canvas).getByLabelText('Password')).toHaveAccessibleDescription(
      /Please use 12 characters or more/,
    );
  },
});
NothingTyped.test('is corrected field by field', async ({ canvas, userEvent }) => {
  await userEvent.type(addForm(canvas).getByLabelText('Name'), 'Priya Natarajan');
  await userEvent.type(addForm(canvas).getByLabelText('Password'), 'blue heron at dawn');
  await waitFor(() => expect(addForm(canvas).getByLabelText('Name')).not.toHaveAttribute('aria-invalid'));
  await waitFor(() => expect(addForm(canvas).getByLabelText('Password')).not.toHaveAttribute('aria-invalid'));
});
/** The input stays. */
export const NameIsTaken = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(
      http.post(endpoints.adminTeam, () =>
        textResponse(409, 'There’s already somebody named Priya. Please choose a different name.'),
      ),
    );
    await canvas.findByRole('form', { name: 'Add a person' });
    await userEvent.type(addForm(canvas).getByLabelText('Name'), 'Priya Natarajan');
    await userEvent.type(addForm(canvas).getByLabelText('Password'), 'blue heron at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }));
    await canvas.findByText('There’s already somebody named Priya. Please choose a different name.');
    await expect(addForm(canvas).getByLabelText('Name')).toHaveValue('Priya Natarajan');
  },
});
People.test('has no name twice', async ({ canvas, userEvent }) => {
  await canvas.findByRole('form', { name: 'Add a person' });
  await userEvent.type(addForm(canvas).getByLabelText('Name'), 'rosa delgado');
  await userEvent.type(addForm(canvas).getByLabelText('Password'), 'blue heron at dawn');
  await userEvent.click(canvas.getByRole('button', { name: 'Add person' }));
  await canvas.findByText(/There’s already somebody named rosa delgado/);
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
People.test('can be changed', async ({ canvas, userEvent }) => {
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
});
People.test('has an address that can be taken away', async ({ canvas, userEvent }) => {
  const save = async (address: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Rosa Delgado' }));
    const form = within(canvas.getByRole('form', { name: 'Change Rosa Delgado' }));
    const email = form.getByLabelText<HTMLInputElement>('Email (optional)');
    const before = email.value;
    await userEvent.clear(email);
    if (address) await userEvent.type(email, address);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Change Rosa Delgado' })).toBeNull());
    return before;
  };
  await expect(await save('')).toBe('rosa@hvac.example');
  await expect(await save('rosa@example.com')).toBe('');
  await expect(await save('')).toBe('rosa@example.com');
});
/** Somebody else changed the member first: the list is refetched, and their change is not overwritten. */
export const ChangedInTheMeantime = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Marcus Bell' }));
    msw.use(
      http.patch(one, () =>
        textResponse(412, 'Somebody else just changed this person. Reload the list and try again.'),
      ),
    );
    const form = within(canvas.getByRole('form', { name: 'Change Marcus Bell' }));
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Marc Bell');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/Somebody else just changed this person/);
    await expect(form.getByLabelText('Name')).toHaveValue('Marc Bell');
  },
});
People.test('logs out everywhere', async ({ canvas, msw, userEvent }) => {
  msw.use(failures('delete', endpoints.adminSessions).offline);
  const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
  await press();
  await canvas.findByText('We couldn’t log you out everywhere. Please try again.');
  msw.use(...createSessionHandlers());
  await press();
  await canvas.findByRole('heading', { name: 'Admin Login' });
});
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failures('get', endpoints.adminTeam).offline),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('We couldn’t load the team. Please try again.');
    msw.use(...createTeamHandlers(mockTeam));
    await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
    await userEvent.tab();
  },
});
