import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button } from '../Button/Button.css.ts';
import { Tooltip, TooltipProvider } from './Tooltip.tsx';

const trigger = (
  <button type="button" className={button({ variant: 'secondary', size: 'compact' })}>
    Pick a day
  </button>
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
