import type { Decorator } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const exported = fn();

const meta = preview.meta({
  title: 'Components/DropdownMenu',
  tags: ['new'],
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
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minHeight: 170 }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story();
export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByRole('button', { name: 'Export this list (CSV)' })).toBeVisible();
  },
});
Open.test('closes after an item, on Escape and on a click elsewhere', async ({ canvas, canvasElement, userEvent }) => {
  const item = canvas.getByText('Export this list (CSV)');
  await userEvent.click(item);
  await expect(exported).toHaveBeenCalledOnce();
  await expect(item).not.toBeVisible();
  await expect(canvas.getByText('More')).toHaveFocus();
  await userEvent.click(canvas.getByText('More'));
  await userEvent.keyboard('{Escape}');
  await expect(item).not.toBeVisible();
  await expect(canvas.getByText('More')).toHaveFocus();
  await userEvent.click(canvas.getByText('More'));
  await userEvent.click(canvasElement);
  await expect(item).not.toBeVisible();
});
const withNext: Decorator = (Story) => (
  <>
    <Story />
    <button type="button">Next</button>
  </>
);
Open.test('closes on Tab past the last item', { decorators: [withNext] }, async ({ canvas, userEvent }) => {
  const item = canvas.getByText('Export this list (CSV)');
  await userEvent.tab();
  await expect(item).toHaveFocus();
  await userEvent.tab();
  await expect(item).not.toBeVisible();
});
Open.test('closes on Escape when the focus is not inside', async ({ canvas, userEvent }) => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByText('Export this list (CSV)')).not.toBeVisible();
  await expect(canvas.getByText('More')).toHaveFocus();
});
const threeItems = [
  { label: 'Export this list (CSV)', onPress: fn() },
  { label: 'One person’s data', onPress: fn(), disabled: true },
  { label: 'Keys', onPress: fn() },
];
Open.test('skips disabled items and wraps by arrow keys', { args: { items: threeItems } }, async (context) => {
  const { canvas, userEvent } = context;
  const [first, last] = [canvas.getByText('Export this list (CSV)'), canvas.getByText('Keys')];
  for (const [key, item] of [
    ['{ArrowDown}', first],
    ['{ArrowDown}', last],
    ['{ArrowDown}', first],
    ['{ArrowUp}', last],
  ] as const) {
    await userEvent.keyboard(key);
    await expect(item).toHaveFocus();
  }
});
