import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormPlaceholder } from './FormPlaceholder.tsx';

const meta = preview.meta({
  title: 'Sections/FormPlaceholder',
  tags: ['new'],
  component: FormPlaceholder,
  args: { phone: { display: '(904) 555-0142', dial: '+19045550142' } },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The form is loading. You can also call (904) 555-0142.',
    );
  },
});

export const NotLoaded = meta.story({
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The form didn’t load.');
    await expect(canvas.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute('href', 'tel:+19045550142');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
