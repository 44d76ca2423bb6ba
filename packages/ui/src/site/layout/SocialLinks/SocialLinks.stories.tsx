import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { SocialLinks } from './SocialLinks.tsx';

const meta = preview.meta({
  title: 'Site layout/SocialLinks',
  tags: ['internal', '!stable'],
  component: SocialLinks,
  args: { company },
  decorators: [
    (Story) => (
      <div data-surface="dark" style={{ padding: 8 }}>
        <Story />
      </div>
    ),
  ],
});

export const AllNetworks = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /\(opens in a new tab\)$/ });
    await expect(links).toHaveLength(5);
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /on Facebook/ })).toHaveFocus();
  },
});
