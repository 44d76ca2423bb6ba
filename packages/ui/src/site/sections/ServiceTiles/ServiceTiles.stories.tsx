import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { homeContent } from '#test/fixtures/home.ts';
import { ServiceTiles } from './ServiceTiles.tsx';

const { tiles } = homeContent;

const meta = preview.meta({
  title: 'Sections/ServiceTiles',
  component: ServiceTiles,
  args: { tiles },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 32 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cooling-repair',
      '/heating-repair',
      '/about-us',
      '/contact-us',
    ]);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThan(44);
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});
export const LongText = meta.story({
  args: {
    tiles: tiles.map((tile) => ({
      ...tile,
      label: 'Heating and cooling repairs',
      description: 'Replacement systems rated SEER2 18 to 22+, sized for the house and its ducts, with financing',
    })),
  },
});
export const ThreeTiles = meta.story({ args: { tiles: tiles.slice(0, 3) } });
