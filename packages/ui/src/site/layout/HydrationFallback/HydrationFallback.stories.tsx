import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HydrationFallback } from './HydrationFallback.tsx';

const meta = preview.meta({
  title: 'Site layout/HydrationFallback',
  component: HydrationFallback,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { phone: { display: '(904) 555-0142', dial: '+19045550142' } },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 240 }}>
        <Story />
      </main>
    ),
  ],
});

export const Said = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    canvasElement.querySelector('[data-not-ready]')?.removeAttribute('hidden');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Part of this page didn’t load.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('data-needs-js');
    await expect(canvas.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute('href', 'tel:+19045550142');
  },
});
