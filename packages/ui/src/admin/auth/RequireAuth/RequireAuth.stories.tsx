import { adminMessages, endpoints, type AdminSpecial } from '@hvac/content/model';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { mockPassword } from '../../../mocks/specials.ts';
import { adminRequest } from '../adminRequest.ts';
import { adminTokenKey, logIn, logOut } from '../adminToken.ts';
import { RequireAuth } from './RequireAuth.tsx';

/** A screen of the office: a list that only the right password gets, and something to type in. */
const Screen = () => {
  const { data, refetch } = useQuery({
    queryKey: [endpoints.adminSpecials],
    queryFn: async () => (await (await adminRequest('GET', endpoints.adminSpecials)).json()) as AdminSpecial[],
  });
  return (
    <>
      <Heading level={1}>The screen</Heading>
      <TextField id="note" name="note" label="Note" />
      <p>{data ? `${data.length} specials` : 'No list'}</p>
      <button type="button" onClick={() => void refetch()}>
        Load again
      </button>
      <button type="button" onClick={logOut}>
        Logout
      </button>
    </>
  );
};

const meta = preview.meta({
  title: 'Admin/RequireAuth',
  component: RequireAuth,
  args: { children: <Screen /> },
  beforeEach: () => {
    logOut();
    return logOut;
  },
});

export const LoggedOut = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull();
  },
});

export const LogsIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByText('5 specials');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await expect(localStorage.getItem(adminTokenKey)).toBe(mockPassword);
  },
});

export const RestoredFromTheLastVisit = meta.story({
  tags: ['behavior'],
  beforeEach: () => localStorage.setItem(adminTokenKey, mockPassword),
  play: async ({ canvas }) => {
    await canvas.findByText('5 specials');
  },
});

export const WrongPassword = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    const password = await canvas.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(adminMessages.unauthorized));
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('');
    await expect(localStorage.getItem(adminTokenKey)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull();
  },
});

export const RightPasswordAfterAWrongOne = meta.story({
  tags: ['behavior'],
  beforeEach: () => logIn('wrong'),
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, `${mockPassword}{Enter}`);
    await canvas.findByText('5 specials');
  },
});

/** Too many guesses, from here or elsewhere: the card says so, and what was typed is not kept. */
export const LockedOut = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, msw, userEvent }) => {
    const sentence = 'Too many wrong passwords. Please try again in 15 minutes.';
    msw.use(http.get(endpoints.adminSpecials, () => HttpResponse.text(sentence, { status: 429 }), { once: true }));
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(sentence));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(localStorage.getItem(adminTokenKey)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull();
  },
});

/** The password was changed while a note was being typed: it is there again after the next login. */
export const RefusedInTheMiddle = meta.story({
  beforeEach: () => logIn(mockPassword),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('5 specials');
    await userEvent.type(canvas.getByLabelText('Note'), 'Call Rosa');
    msw.use(
      http.get(endpoints.adminSpecials, () => HttpResponse.text(adminMessages.unauthorized, { status: 401 }), {
        once: true,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await canvas.findByRole('heading', { name: 'Admin Login' });
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByText('5 specials');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Call Rosa');
  },
});

export const Logout = meta.story({
  tags: ['behavior'],
  beforeEach: () => logIn(mockPassword),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5 specials');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(canvas.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).not.toBeInvalid();
  },
});

/** What was typed before is not for who logs in next. */
export const LogsInAfterALogout = meta.story({
  tags: ['behavior'],
  beforeEach: () => logIn(mockPassword),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Note'), 'Call Rosa');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByText('5 specials');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  },
});

/** Another tab logged out: this one follows. */
export const OtherTabLogsOut = meta.story({
  tags: ['behavior'],
  beforeEach: () => logIn(mockPassword),
  play: async ({ canvas }) => {
    await canvas.findByText('5 specials');
    localStorage.removeItem(adminTokenKey);
    dispatchEvent(new StorageEvent('storage', { key: adminTokenKey }));
    await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  },
});
