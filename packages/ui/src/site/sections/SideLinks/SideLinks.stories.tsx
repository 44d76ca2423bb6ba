import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { blogIndexPage } from '#test/fixtures/posts.ts';
import { SideLinks } from './SideLinks.tsx';

const meta = preview.meta({
  title: 'Sections/SideLinks',
  component: SideLinks,
  args: blogIndexPage.sidebar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'What we do' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: 'HVAC' })).toHaveAttribute('href', '/heating');
  },
});
export const LongText = meta.story({
  args: {
    heading: 'Read next',
    links: [
      { label: 'Emergency AC breakdowns in Fernandina: what to do first', to: '/blog/emergency' },
      { label: 'Energy-saving tips for summer cooling that work', to: '/blog/energy' },
    ],
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cooling' })).toHaveFocus();
  },
});
