import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { company } from '../../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../../test-utils/fixtures/shell.ts';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LinkProvider } from '../../../components/link/LinkProvider.tsx';
import { AdminLayout } from './AdminLayout.tsx';

const meta = preview.meta({
  title: 'Admin/AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    company,
    screens: officeScreens,
    title: 'Manage Specials',
    onLogout: fn(),
    children: <Text>The screen</Text>,
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/admin/specials">
        <main>
          <Story />
        </main>
      </LinkProvider>
    ),
  ],
});

export const Specials = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Specials' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Specials' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Leads' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const Leads = meta.story({
  args: { title: 'Leads', aside: <Badge tone="heating">3 new</Badge> },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/admin/leads">
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
  },
});
