import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { atWidth, parkPointer, realInput } from '#test/realInput.ts';
import { wide, setting } from '#test/header.tsx';
import { Header } from './Header.tsx';

const meta = preview.meta({ ...setting, title: 'Site layout/Header', component: Header, tags: ['!manifest'] });

export const MenuOpenedByClick = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'AC repair' })).toBeNull();
  },
});
export const MenuOpenedByHover = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like FlyoutOpen' } },
  play: async ({ canvas }) => {
    const pointer = await realInput();
    if (!pointer) return;
    await pointer.hover(canvas.getByRole('link', { name: 'About Us' }));
    await expect(canvas.getByRole('link', { name: 'Customer Referral Program' })).toBeVisible();
    await pointer.hover(canvas.getByRole('link', { name: 'Service area' }));
    const last = canvas.getByRole('link', { name: 'Jacksonville air conditioning' });
    await expect(last).toBeVisible();
    // Across the gap, without the flyout closing on the way.
    await pointer.hover(last);
    await expect(last).toBeVisible();
    await parkPointer();
    await waitFor(() => expect(last).not.toBeVisible());
  },
});
export const MenuOpenedByKeyboard = meta.story({
  ...wide,
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    const keys = await realInput();
    if (!keys) return;
    canvas.getByRole('link', { name: 'Services' }).focus();
    await keys.keyboard('{Tab}');
    await expect(canvas.getByLabelText('Services menu')).toHaveFocus();
    await keys.keyboard('{Enter}{Tab}');
    await expect(canvas.getByText('Cooling', { selector: 'summary' })).toHaveFocus();
    await keys.keyboard(' {Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Cooling system installation' })).toHaveFocus();
  },
});
export const FlyoutOpen = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.click(canvas.getByLabelText('Service area menu'));
    const links = canvas.getAllByRole('link', { name: /^(St\. Augustine|Fernandina|Jacksonville) / });
    await expect(links).toHaveLength(8);
    for (const link of links) {
      const { left, right, height } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(left > 0 && right < window.innerWidth).toBe(true);
    }
  },
});
export const HeatingFlyout = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await userEvent.click(canvas.getByText('Cooling', { selector: 'summary' }));
    await userEvent.click(canvas.getByText('Heating', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Heating repair' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'AC repair' })).toBeNull());
  },
});
export const OneMenuAtATime = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like MenuOpenedByClick' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Learning' })).toBeVisible();
  },
});
export const EscapeReturnsFocus = meta.story({
  ...wide,
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    const services = canvas.getByLabelText('Services menu');
    await userEvent.click(services);
    const cooling = canvas.getByText('Cooling', { selector: 'summary' });
    await userEvent.click(cooling);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'AC repair' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cooling).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull());
  },
});
export const EscapeClosesWhatHoveringShows = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like Home' } },
  play: async ({ canvas }) => {
    const input = await realInput();
    if (!input) return;
    await input.hover(canvas.getByRole('link', { name: 'Services' }));
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await input.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull());
    await parkPointer();
    await input.hover(canvas.getByRole('link', { name: 'Services' }));
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await parkPointer();
  },
});
export const LeavingClosesMenus = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like Home' } },
  play: async ({ canvas, userEvent }) => {
    const services = canvas.getByLabelText('Services menu');
    const row = () => canvas.queryByRole('link', { name: 'Duct cleaning' });
    await userEvent.click(services);
    canvas.getByRole('link', { name: 'A link of the page' }).focus();
    await waitFor(() => expect(row()).toBeNull());
    await userEvent.click(services);
    await expect(row()).toBeVisible();
    await userEvent.click(canvas.getByRole('main'));
    await waitFor(() => expect(row()).toBeNull());
  },
});
export const NarrowestWideWindow = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async ({ canvas, userEvent }) => {
    await atWidth(1024, async () => {
      const tops = ['Home', 'Contact'].map((name) => canvas.getByRole('link', { name }).getBoundingClientRect().top);
      await expect(tops[0]).toBe(tops[1]);
      const call = canvas.getByRole('link', { name: /^24.7 emergency line/ }).getBoundingClientRect();
      await expect(call.top < (tops[0] ?? 0) && call.right <= 1024 - 48).toBe(true);
      await userEvent.click(canvas.getByLabelText('Services menu'));
      await userEvent.click(canvas.getByText('Cooling', { selector: 'summary' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: 'AC repair' })).toBeVisible());
      await expect(document.documentElement.scrollWidth).toBe(1024);
      await userEvent.click(canvas.getByLabelText('About Us menu'));
      await userEvent.click(canvas.getByLabelText('Service area menu'));
      await expect(
        canvas.getByRole('link', { name: 'St. Augustine heating' }).getBoundingClientRect().left,
      ).toBeGreaterThan(0);
      await expect(document.documentElement.scrollWidth).toBe(1024);
    });
  },
});
