import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const exported = fn();

const meta = preview.meta({
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'More',
    items: [
      { label: 'Export this list (CSV)', onPress: exported },
      { label: 'One person’s data', onPress: fn(), disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minHeight: 170 }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByRole('button', { name: 'Export this list (CSV)' })).toBeVisible();
  },
});
export const Closes = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const item = canvas.getByText('Export this list (CSV)');
    await userEvent.click(canvas.getByText('More'));
    await userEvent.click(item);
    await expect(exported).toHaveBeenCalledOnce();
    await expect(item).not.toBeVisible();
    await userEvent.click(canvas.getByText('More'));
    await userEvent.keyboard('{Escape}');
    await expect(item).not.toBeVisible();
    await expect(canvas.getByText('More')).toHaveFocus();
    await userEvent.click(canvas.getByText('More'));
    await userEvent.click(canvasElement);
    await expect(item).not.toBeVisible();
  },
});
/** Tab past the last item closes it. */
export const ClosesOnTab = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByText('Export this list (CSV)');
    await userEvent.click(canvas.getByText('More'));
    await userEvent.tab();
    await expect(item).toHaveFocus();
    await userEvent.tab();
    await expect(item).not.toBeVisible();
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Next</button>
      </>
    ),
  ],
});
/** Escape closes it even when the focus is not inside. */
export const ClosesOnEscape = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Export this list (CSV)')).not.toBeVisible();
    await expect(canvas.getByText('More')).toHaveFocus();
  },
});
/** The arrow keys skip what is disabled, and go round. */
export const ArrowKeys = meta.story({
  tags: ['behavior'],
  args: {
    items: [
      { label: 'Export this list (CSV)', onPress: fn() },
      { label: 'One person’s data', onPress: fn(), disabled: true },
      { label: 'Keys', onPress: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first, last] = [canvas.getByText('Export this list (CSV)'), canvas.getByText('Keys')];
    await userEvent.click(canvas.getByText('More'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(last).toHaveFocus();
  },
});
