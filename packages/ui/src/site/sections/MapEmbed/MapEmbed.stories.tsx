import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MapEmbed } from './MapEmbed.tsx';

const meta = preview.meta({
  title: 'Sections/MapEmbed',
  component: MapEmbed,
  args: {
    title: 'Map: where the office is',
    src: 'about:blank',
    picture: {
      src: '/pictures/map-service-area.svg',
      size: [640, 800] as const,
      alt: 'Drawn map of north-east Florida with the St. Johns River',
      pin: { x: 43.94, y: 46.8 },
    },
    button: 'Show the map',
    note: 'The map comes from another company, which learns that you looked at it. It loads when you press the button.',
    listing: { label: 'Open the maps listing', href: 'https://www.example.com/maps' },
  },
});

export const Still = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    // The pin is inside the box at every width.
    const pin = canvasElement.querySelector('[data-pin]');
    const frame = pin?.parentElement?.parentElement?.getBoundingClientRect();
    const { top = 0, bottom = 0 } = pin?.getBoundingClientRect() ?? {};
    await expect(top).toBeGreaterThan(frame?.top ?? 0);
    await expect(bottom).toBeLessThan(frame?.bottom ?? 0);
    await expect(canvas.getByRole('link', { name: 'Open the maps listing' })).toHaveAttribute('target', '_blank');
  },
});
export const Shown = meta.story({
  parameters: { visual: { skip: 'what a frame of another host shows is not ours' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the map' }));
    await expect(canvas.getByTitle('Map: where the office is')).toHaveFocus();
    await expect(canvasElement.querySelector('button')).toBeNull();
  },
});
export const LongNote = meta.story({
  args: { note: 'The map comes from another company, which learns that you looked at it. '.repeat(4) },
});
