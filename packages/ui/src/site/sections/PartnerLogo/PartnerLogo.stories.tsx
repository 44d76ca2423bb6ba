import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';

const meta = preview.meta({
  title: 'Components/PartnerLogo',
  component: PartnerLogo,
  args: { name: 'Our financing partner', sources: ['/pictures/spot-financing.svg'] },
});

export const Logo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Our financing partner' })).toBeVisible();
  },
});
export const SecondSource = meta.story({
  tags: ['behavior'],
  args: { sources: ['/pictures/no-such-logo.svg', '/pictures/spot-financing.svg'] },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Our financing partner' });
    await waitFor(() => expect(logo).toHaveAttribute('src', '/pictures/spot-financing.svg'));
  },
});
export const NameBadge = meta.story({
  args: { sources: ['/pictures/no-such-logo.svg', '/pictures/nor-this.svg', '/pictures/nor-that.svg'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our financing partner')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const Hidden = meta.story({
  tags: ['behavior'],
  args: { fallback: 'hide', sources: ['/pictures/no-such-logo.svg'] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.queryByText('Our financing partner')).toBeNull();
  },
});
export const NoFileYet = meta.story({ tags: ['behavior'], args: { sources: [] } });
