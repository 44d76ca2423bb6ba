import { expect, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '#storybook/preview.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useToast } from './ToastProvider.tsx';

interface ShowToastProps {
  /** One button for each of these. */
  messages: readonly ToastMessage[];
}

/** Buttons that show toasts. */
const ShowToast = ({ messages }: ShowToastProps) => {
  const { toast } = useToast();
  return (
    <Inline>
      {messages.map((message) => (
        <Button key={message.title} variant="secondary" onClick={() => toast(message)}>
          {message.title}
        </Button>
      ))}
    </Inline>
  );
};

const success: ToastMessage = {
  tone: 'success',
  title: 'Service Request Submitted',
  description: "We'll contact you shortly to schedule your service.",
};
const failure: ToastMessage = {
  tone: 'error',
  title: 'Error',
  description: 'Please complete the CAPTCHA to submit.',
};

const meta = preview.meta({
  title: 'Components/Toast',
  // The other properties come from the layer that shows the message.
  component: Toast as ComponentType<ToastMessage>,
  args: success,
  render: (message) => <ShowToast messages={[message]} />,
  // The picture shows the place in the window.
  parameters: {
    visual: { viewport: true },
    controls: { exclude: ['open', 'onOpenChange', 'onFocus'] },
    docs: { story: { inline: false, height: '240px' } },
  },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses a button, and waits for its toast. */
const show = async ({ canvas, userEvent }: Play, { title }: ToastMessage) => {
  await userEvent.click(canvas.getByRole('button', { name: title }));
  const region = within(await canvas.findByRole('region', { name: 'Notifications (F8)' }));
  await region.findByText(title);
  return region;
};

export const Success = meta.story({
  play: async (context) => {
    const region = await show(context, success);
    await waitFor(() => expect(region.getByText("We'll contact you shortly to schedule your service.")).toBeVisible());
  },
});
export const Failure = meta.story({
  tags: ['!autodocs'],
  args: failure,
  play: async (context) => {
    const region = await show(context, failure);
    await waitFor(() => expect(region.getByText('Please complete the CAPTCHA to submit.')).toBeVisible());
  },
});
export const TheNewestAlone = meta.story({
  tags: ['!autodocs'],
  render: () => <ShowToast messages={[success, failure]} />,
  play: async (context) => {
    await show(context, success);
    const region = await show(context, failure);
    await expect(region.getAllByRole('listitem')).toHaveLength(1);
    await expect(region.queryByText(success.title)).toBeNull();
  },
});
TheNewestAlone.test('stays when the one before it is dismissed at the same moment', async (context) => {
  const { canvas } = context;
  const region = await show(context, success);
  const dismiss = region.getByRole('button', { name: 'Dismiss' });
  // Both before React renders again.
  canvas.getByRole('button', { name: failure.title }).click();
  dismiss.click();
  await region.findByText('Please complete the CAPTCHA to submit.');
});
/** F8 leads to it, Dismiss takes it away, and the focus is where it was. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const region = within(await canvas.findByRole('region', { name: 'Notifications (F8)' }));
    await region.findByText(success.title);
    await userEvent.keyboard('[F8]');
    await expect(region.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(region.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region.queryByText(success.title)).toBeNull());
    await expect(canvas.getByRole('button', { name: success.title })).toHaveFocus();
  },
});
export const FocusedDismiss = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async (context) => {
    const region = await show(context, success);
    await context.userEvent.keyboard('[F8]');
    await context.userEvent.tab();
    await context.userEvent.tab();
    await expect(region.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  },
});
const long: ToastMessage = {
  tone: 'error',
  title: 'The request was not sent and nothing was lost',
  description:
    'We couldn’t save this. Please try again in a minute, or call us. Everything that you entered is still in the form.',
};
export const LongText = meta.story({
  tags: ['!autodocs'],
  args: long,
  play: async (context) => {
    await show(context, long);
  },
});
