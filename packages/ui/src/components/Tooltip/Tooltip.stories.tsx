import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Tooltip, TooltipProvider } from './Tooltip.tsx';

const trigger = (
  <Button variant="secondary" size="compact">
    Pick a day
  </Button>
);

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Opens the calendar', side: 'bottom' as const, children: trigger },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <div style={{ display: 'flex', gap: 16, justifyContent: 'center', padding: 48 }}>
          <Story />
        </div>
      </TooltipProvider>
    ),
  ],
  parameters: { visual: { keepFocus: true, viewport: true } },
});

export const Closed = meta.story({
  play: async () => {
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens the calendar');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Opens the calendar');
  },
});
export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const LongText = meta.story({
  args: {
    text: 'Opens the calendar, where days without a free technician are crossed out; emergencies are taken at any time',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
/** The icon has a name of its own; the tooltip adds to it. */
export const OnAnIcon = meta.story({
  args: {
    text: 'Days without a free technician are crossed out',
    children: <IconButton icon="calendar" label="Pick a day" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'Pick a day' })).toHaveAccessibleDescription(/crossed out/);
  },
});
export const OnALink = meta.story({
  args: { text: 'Opens the form', children: <ButtonLink href="/contact">Schedule service</ButtonLink> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Opens the form');
  },
});
