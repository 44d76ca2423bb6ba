import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';

const meta = preview.meta({
  title: 'Sections/PartnerLogo',
  component: PartnerLogo,
  args: { name: 'Our financing partner', sources: ['/pictures/spot-financing.svg'] },
});

export const Logo = meta.story();
Logo.test('has the name of the partner', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Our financing partner' })).toBeVisible();
});
Logo.test(
  'comes from the second source when there is none at the first',
  {
    args: { sources: ['/pictures/no-such-logo.svg', '/pictures/spot-financing.svg'] },
  },
  async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Our financing partner' });
    await waitFor(() => expect(logo).toHaveAttribute('src', '/pictures/spot-financing.svg'));
  },
);
export const NameBadge = meta.story({
  args: { sources: ['/pictures/no-such-logo.svg', '/pictures/nor-this.svg', '/pictures/nor-that.svg'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our financing partner')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
NameBadge.test('stands for a partner without a file', { args: { sources: [] } }, async ({ canvas }) => {
  await expect(canvas.getByText('Our financing partner')).toBeVisible();
});
