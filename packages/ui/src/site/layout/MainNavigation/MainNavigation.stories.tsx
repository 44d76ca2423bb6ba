import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { navigation } from '#test/fixtures/shell.ts';
import { MainNavigation } from './MainNavigation.tsx';

const meta = preview.meta({
  title: 'Site layout/MainNavigation',
  tags: ['internal', '!stable'],
  component: MainNavigation,
  args: { items: navigation, phone: company.phone, contactPage: company.contactPage },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', minHeight: 48 }}>
        <Story />
      </div>
    ),
  ],
});

/** Seven rows on wide screens, a button on narrow ones. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const menu = canvas.getByLabelText('Menu', { selector: 'summary' });
    const rows = ['Home', 'Services', 'Specials', 'Financing', 'About Us', 'Careers', 'Contact'];
    for (const name of rows) {
      const row = canvas.getByRole('link', { name, hidden: true });
      await expect(row.checkVisibility()).toBe(!menu.checkVisibility());
    }
  },
});
export const WithoutMenus = meta.story({
  args: { items: navigation.map(({ label, to }) => ({ label, to })) },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByLabelText('Menu', { selector: 'summary' });
    if (menu.checkVisibility()) await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Services' })).toBeVisible();
    await expect(canvas.queryByLabelText('Services menu')).toBeNull();
  },
});
