import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { atWidth } from '#test/realInput.ts';
import { narrow, on, setting } from '#test/header.tsx';
import { Header } from './Header.tsx';

const meta = preview.meta({ ...setting, title: 'Site layout/Header', component: Header, tags: ['!manifest'] });

export const NarrowestPhone = meta.story({
  ...narrow,
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async ({ canvas, userEvent }) => {
    await atWidth(320, async () => {
      await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
      await userEvent.click(canvas.getByLabelText('About Us menu'));
      await userEvent.click(canvas.getByLabelText('Service area menu'));
      await expect(document.documentElement.scrollWidth).toBe(320);
    });
  },
});
/** One row of 64 px, with the way to the form; the call bar has the phone. */
export const PhoneRow = meta.story({
  parameters: { visual: { skip: 'Seen above the pages' } },
  ...narrow,
  play: async ({ canvas }) => {
    for (const width of [320, 390])
      await atWidth(width, async () => {
        await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
        await expect(canvas.getByRole('link', { name: 'Schedule Service Online' })).toHaveAttribute('href', '/contact');
        await expect(document.documentElement.scrollWidth).toBe(width);
      });
  },
});
export const PhoneMenu = meta.story({
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call (904) 555-0142' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Schedule Service' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Whitley’s on Facebook (opens in a new tab)' })).toBeVisible();
    for (const target of nav.querySelectorAll('a, summary')) {
      if (!target.checkVisibility()) continue;
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
export const PhoneServices = meta.story({
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await expect(canvas.getByRole('link', { name: 'AC repair' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Heating repair' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Cooling' })).toBeVisible();
  },
});
export const PhoneEverythingOpen = meta.story({
  parameters: { visual: { viewport: false } },
  ...narrow,
  decorators: on('/heating-system-services-fernandina-fl'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.click(canvas.getByLabelText('Service area menu'));
    // Each group has its own state.
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fernandina heating');
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Learning' })).toBeVisible();
  },
});
export const PhoneEscape = meta.story({
  ...narrow,
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByLabelText('Menu', { selector: 'summary' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByLabelText('About Us menu')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
