import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FailurePage } from './FailurePage.tsx';

const meta = preview.meta({
  title: 'Pages/Failure',
  component: FailurePage,
  parameters: { layout: 'fullscreen' },
  args: { phone: { display: '(904) 555-0142', dial: '+19045550142' }, onRetry: fn() },
});

export const NotLoaded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page didn’t load');
    await expect(canvas.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute('href', 'tel:+19045550142');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
