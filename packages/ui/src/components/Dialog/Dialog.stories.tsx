import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  tags: ['new'],
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
const WithButton = (args: ComponentProps<typeof Dialog>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notifications</Button>
      <Dialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
};
Open.test(
  'says at once, and once, that its button has closed it, and returns the focus',
  { render: (args) => <WithButton {...args} /> },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: 'When a new lead comes' });
    // The browser's own event comes last.
    const closed = new Promise((resolve) => {
      dialog.addEventListener('close', resolve, { once: true });
    });
    canvas.getByRole('button', { name: 'Close' }).click();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await closed;
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
);
Open.test('stays open when the event of an earlier closing comes late', {}, async ({ args, canvas }) => {
  (await canvas.findByRole('dialog')).dispatchEvent(new Event('close'));
  await expect(args.onClose).not.toHaveBeenCalled();
});
