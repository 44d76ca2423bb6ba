import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Tooltips } from './Tooltips.tsx';

/** The provider around every story has the tooltips already. */
const meta = preview.meta({
  title: 'Components/Tooltips',
  tags: ['new'],
  component: Tooltips,
  parameters: { layout: 'centered', visual: { keepFocus: true, viewport: true } },
  render: () => (
    <Inline gap="xs">
      <IconButton icon="chevronLeft" label="Previous slide" variant="secondary" />
      <IconButton icon="pause" label="Pause slides" variant="secondary" />
    </Inline>
  ),
});

export const Closed = meta.story({
  play: async () => {
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Previous slide');
    // Its name says it already: a description would say it twice.
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).not.toHaveAccessibleDescription();
  },
});
OnFocus.test('goes with Escape, and the focus stays', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
});
OnFocus.test('follows the focus to the next button', async ({ userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Pause slides'));
});
Closed.test(
  'opens when the pointer has rested for 700 ms, and the next one at once within 300 ms',
  async ({ canvas, step }) => {
    const runLater = window.setTimeout.bind(window);
    // This test runs out the two delays itself.
    const timer = spyOn(window, 'setTimeout').mockImplementation(((task: () => void, ms?: number) =>
      ms === 700 || ms === 300 ? 0 : runLater(task, ms)) as typeof window.setTimeout);
    const taskOf = (ms: number) => timer.mock.calls.findLast(([, delay]) => delay === ms)?.[0] as () => void;
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await step('700 ms', async () => {
      await fireEvent.pointerOver(first);
      // The code comes with the first pointer, which then moves on the button.
      await waitFor(async () => {
        await fireEvent.pointerMove(first);
        await expect(taskOf(700)).toBeDefined();
      });
      await expect(screen.queryByRole('tooltip')).toBeNull();
      taskOf(700)();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Previous slide');
    });
    await step('300 ms', async () => {
      timer.mockClear();
      await fireEvent.click(first);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(taskOf(300)).toBeDefined();
      await fireEvent.pointerOver(second);
      await waitFor(async () => {
        await fireEvent.pointerMove(second);
        await expect(screen.getByRole('tooltip')).toHaveTextContent('Pause slides');
      });
      await expect(taskOf(700)).toBeUndefined();
    });
  },
);
/** A finger presses: nothing rests on the button. */
Closed.test('stays away from fingers', async ({ canvas, userEvent }) => {
  await userEvent.pointer([{ keys: '[TouchA>]', target: canvas.getByRole('button', { name: 'Pause slides' }) }]);
  await expect(screen.queryByRole('tooltip')).toBeNull();
});
