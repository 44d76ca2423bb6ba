import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AdminLogin } from './AdminLogin.tsx';

const meta = preview.meta({
  title: 'Admin/AdminLogin',
  component: AdminLogin,
  args: { onLogin: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await userEvent.type(password, '{Enter}');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
});
export const EnterLogsIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // The owner leaves the name blank.
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Name'), ' Rosa Delgado ');
    await userEvent.tab();
    await userEvent.keyboard('open sesame{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onLogin).toHaveBeenCalledWith({ name: 'Rosa Delgado', password: 'open sesame' });
  },
});
Empty.test('logs the owner in by the button, without a name', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'open sesame');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onLogin).toHaveBeenCalledOnce();
  await expect(args.onLogin).toHaveBeenCalledWith({ password: 'open sesame' });
});
Empty.test('logs in with a password that was filled in without an event', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Name'));
  canvas.getByLabelText<HTMLInputElement>('Password').value = 'open sesame';
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onLogin).toHaveBeenCalledWith({ password: 'open sesame' });
});
export const WrongPassword = meta.story({
  args: { refusal: 'Incorrect password.' },
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Incorrect password.');
  },
});
export const LockedOut = meta.story({
  args: { refusal: 'Too many wrong passwords. Please try again in 15 minutes.' },
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('Too many wrong passwords. Please try again in 15 minutes.');
  },
});
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in...' }));
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
});
