import { adminMessages, adminSpecial, endpoints } from '@hvac/content/model';
import { useQuery } from '@tanstack/react-query';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { failures } from '../../../mocks/failures.ts';
import { mockPassword, mockPerson, mockSession } from '../../../mocks/session.ts';
import { adminFetch, adminRequest } from '../../api.ts';
import { adminTokenKey, clearSession, logIn, logOut } from '../adminToken.ts';
import { RequireAuth } from './RequireAuth.tsx';

/** A screen with a list that needs a login, and a text field. */
const Screen = () => {
  const { data, refetch } = useQuery({
    queryKey: [endpoints.adminSpecials],
    queryFn: () => adminFetch(z.array(adminSpecial), 'GET', endpoints.adminSpecials),
  });
  return (
    <Stack>
      <Heading level={1}>The screen</Heading>
      <TextField id="note" name="note" label="Note" />
      <p>{data ? `${data.length} specials` : 'No list'}</p>
      <ButtonGroup>
        <Button variant="secondary" size="compact" onClick={() => void refetch()}>
          Load again
        </Button>
        <Button variant="quiet" onClick={logOut}>
          Logout
        </Button>
      </ButtonGroup>
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Admin/RequireAuth',
  component: RequireAuth,
  args: { children: <Screen />, onClear: fn() },
  beforeEach: () => {
    clearSession();
    return clearSession;
  },
});

type Play = Pick<StoryContext, 'canvas' | 'msw' | 'userEvent'>;

const loggedIn = () => logIn(mockSession);

/** The next request is answered with 401. */
const endSession = async ({ canvas, msw, userEvent }: Play) => {
  msw.use(
    http.get(endpoints.adminSpecials, () => HttpResponse.text(adminMessages.ended, { status: 401 }), { once: true }),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
  await canvas.findByRole('heading', { name: 'Admin Login' });
};

const type = async ({ canvas, userEvent }: Play) => {
  await canvas.findByText('5 specials');
  await userEvent.type(canvas.getByLabelText('Note'), 'Call Rosa');
  // Drafts, as the screens store them.
  localStorage.setItem('admin:special:new', 'Call Rosa');
  sessionStorage.setItem('admin:note:lead-1', 'Call Rosa');
};

const typedKeys = () =>
  [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage).filter((key) => key.startsWith('admin:')));

export const LoggedOut = meta.story({
  parameters: { visual: { skip: 'Looks like AdminLogin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull();
  },
});

/** The owner logs in without a name. The browser stores a token, never the password. */
export const LogsIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByText('5 specials');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await expect(localStorage.getItem(adminTokenKey)).toMatch(/^session_/);
    await expect(Object.values(localStorage).join()).not.toContain(mockPassword);
  },
});

const logInRosa = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(canvas.getByLabelText('Name'), mockPerson.login.name);
  await userEvent.type(canvas.getByLabelText('Password'), `${mockPerson.login.password}{Enter}`);
};

LoggedOut.test('logs in with a name', async (context) => {
  await logInRosa(context);
  await context.canvas.findByText('5 specials');
});

export const RestoredFromTheLastVisit = meta.story({
  parameters: { visual: { skip: 'Looks like LogsIn' } },
  beforeEach: () => localStorage.setItem(adminTokenKey, mockPassword),
  play: async ({ canvas }) => {
    await canvas.findByText('5 specials');
  },
});

LoggedOut.test('says that the password is wrong', async ({ canvas, userEvent }) => {
  const password = canvas.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(adminMessages.unauthorized));
  await expect(password).toHaveFocus();
  await expect(localStorage.getItem(adminTokenKey)).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull();
  // The wrong password is selected each time, so that typing replaces it.
  await waitFor(() => expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'wrong'.length]));
  await userEvent.keyboard('wrong again{Enter}');
  await waitFor(() => expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'wrong again'.length]));
  await userEvent.keyboard(`${mockPassword}{Enter}`);
  await canvas.findByText('5 specials');
});

LoggedOut.test('says that the name or the password is wrong', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Nobody');
  await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
  await canvas.findByText(adminMessages.wrongLogin);
  await expect(canvas.getByLabelText('Name')).toHaveValue('Nobody');
});

LoggedOut.test('says that there were too many guesses', async ({ canvas, msw, userEvent }) => {
  msw.use(failures('post', endpoints.adminSession).lockedOut);
  await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(adminMessages.lockedOut));
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
  await expect(localStorage.getItem(adminTokenKey)).toBeNull();
});

LoggedOut.test('says that the server did not answer', async ({ canvas, msw, userEvent }) => {
  msw.use(failures('post', endpoints.adminSession).offline);
  await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
  await canvas.findByText('We couldn’t log you in. Please try again.');
  await expect(canvas.getByLabelText('Password')).toHaveValue(mockPassword);
});

/** The session expires while a note is typed. The draft is back when the same person logs in. */
export const SessionExpires = meta.story({
  beforeEach: loggedIn,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await type(context);
    await endSession(context);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(adminMessages.ended);
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Call Rosa');
    await expect(typedKeys()).toHaveLength(2);
    await expect(args.onClear).not.toHaveBeenCalled();
  },
});

LogsIn.test('keeps nothing that was typed for another person', async (context) => {
  const { args, canvas } = context;
  await type(context);
  await endSession(context);
  await logInRosa(context);
  await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('');
  await expect(typedKeys()).toEqual([]);
  await expect(args.onClear).toHaveBeenCalledOnce();
});

LogsIn.test('forgets what was typed when logged out', async (context) => {
  const { args, canvas, userEvent } = context;
  await type(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(canvas.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(canvas.getByLabelText('Password')).not.toBeInvalid();
  await expect(typedKeys()).toEqual([]);
  await expect(args.onClear).toHaveBeenCalledOnce();
  await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
  await canvas.findByText('5 specials');
  await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

LogsIn.test('ends the session on the server, too', async ({ canvas, userEvent }) => {
  const token = localStorage.getItem(adminTokenKey);
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  const ask = () => fetch(endpoints.adminSpecials, { headers: { Authorization: `Bearer ${token}` } });
  await waitFor(async () => expect((await ask()).status).toBe(401));
});

LogsIn.test('follows another tab that logged out', async (context) => {
  const { canvas } = context;
  await type(context);
  for (const key of ['admin-person', adminTokenKey]) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: adminTokenKey }));
  await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(typedKeys()).toEqual([]);
});

// @see attevon-llc/OpenTranscribe#177, sillsdev/web-xforge#4081
LogsIn.test(
  'hides the screen when the token is gone without an event, as while the page was in the back/forward cache',
  async (context) => {
    const { canvas } = context;
    await type(context);
    for (const key of ['admin-person', adminTokenKey]) localStorage.removeItem(key);
    // What the page does by itself when it is seen again.
    await adminRequest('GET', endpoints.adminSpecials).catch(() => {});
    await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull();
  },
);
