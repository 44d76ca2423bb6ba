import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [
      { label: 'Home', to: '/' },
      { label: 'Service area', to: '/service-area' },
    ],
    title: 'Amelia Island',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/service-area']);
    await expect(canvas.getByText('Amelia Island')).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
export const OneParent = meta.story({ args: { parents: [{ label: 'Home', to: '/' }] } });
export const LongTitle = meta.story({
  args: {
    title: 'Why your air conditioner runs nonstop in Jacksonville, and what you can do about it before the bill comes',
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});
