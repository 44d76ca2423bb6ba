import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  // The picture shows the place in the window.
  parameters: { visual: { viewport: true }, docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: 'When a new lead comes',
    onClose: fn(),
    children: <Text>This browser can tell you at once.</Text>,
  },
});

export const Open = meta.story();
Open.test('is closed by its button', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('dialog', { name: 'When a new lead comes' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});
const WithButton = (args: ComponentProps<typeof Dialog>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notifications</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
Open.test('returns the focus', { render: (args) => <WithButton {...args} /> }, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Notifications' });
  await userEvent.click(button);
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(button).toHaveFocus();
});
