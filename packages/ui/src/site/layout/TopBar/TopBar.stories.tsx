import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { company } from '#test/fixtures/company.ts';
import { TopBar } from './TopBar.tsx';

const meta = preview.meta({
  title: 'Site layout/TopBar',
  component: TopBar,
  // It is hidden in a window as low as the bar itself.
  parameters: { layout: 'fullscreen', visual: { viewport: true } },
  args: { company },
});

export const Default = meta.story({
  ...onlyOn('desktop'),
  play: async ({ canvas }) => {
    const facebook = canvas.getByRole('link', { name: 'Whitley’s on Facebook (opens in a new tab)' });
    await expect(facebook).toHaveAttribute('target', '_blank');
    await expect(facebook).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: 'Schedule Service Online' })).toHaveAttribute('href', '/contact');
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
export const ScheduleFocused = meta.story({
  ...onlyOn('desktop'),
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    for (let tab = 0; tab < 6; tab += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Schedule Service Online' })).toHaveFocus();
  },
});
export const TwoNetworks = meta.story({
  ...onlyOn('desktop'),
  args: { company: { ...company, socials: company.socials.slice(0, 2) } },
});
