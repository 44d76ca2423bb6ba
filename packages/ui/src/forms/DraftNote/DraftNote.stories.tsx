import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DraftNote } from './DraftNote.tsx';

const meta = preview.meta({ title: 'Forms/DraftNote', component: DraftNote, args: { onStartOver: fn() } });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We kept what you typed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
});
export const WithMore = meta.story({
  args: { children: 'We may not have received your last try. Please send it again. We’ll count it only once.' },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toHaveFocus();
  },
});
