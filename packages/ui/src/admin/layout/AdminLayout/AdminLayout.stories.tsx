import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { mockSession } from '../../../mocks/session.ts';
import { AdminPage } from '#test/admin/AdminPage.tsx';
import { clearSession, logIn } from '../../auth/adminToken.ts';
import { AdminScreen } from './AdminLayout.tsx';

const meta = preview.meta({
  title: 'Admin/AdminLayout',
  component: AdminScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Manage Specials', children: <Text>The screen</Text> },
  render: (screen) => (
    <AdminPage path={screen.title === 'Leads' ? '/admin/leads' : '/admin/specials'}>
      <AdminScreen {...screen} />
    </AdminPage>
  ),
  beforeEach: () => {
    logIn(mockSession);
    return clearSession;
  },
});

export const Specials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Specials' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Specials' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Leads' })).not.toHaveAttribute('aria-current');
    await canvas.findByText('Owner');
  },
});
export const Leads = meta.story({
  args: { title: 'Leads', aside: <Badge tone="heating">3 new</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
    await canvas.findByText('Owner');
  },
});
export const LogsOut = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  },
});
