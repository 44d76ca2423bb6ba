import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PictureImage } from './PictureImage.tsx';

const meta = preview.meta({
  title: 'Components/PictureImage',
  component: PictureImage,
  args: {
    picture: { src: '/pictures/spot-cooling.svg', size: [200, 150] as const, alt: 'An outdoor unit beside a palm' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280, maxHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Spot = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'An outdoor unit beside a palm' });
    await expect(image).toHaveAttribute('width', '200');
    await expect(image).toHaveAttribute('height', '150');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
});
export const FirstScreen = meta.story({
  args: {
    priority: true,
    picture: { src: '/pictures/slide-3.svg', size: [1440, 760], alt: 'A technician sets a new outdoor unit' },
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading');
  },
});
export const Tall = meta.story({
  args: {
    picture: {
      src: '/pictures/diagram-tune-up.svg',
      size: [640, 700],
      alt: 'An air handler and an outdoor unit, opened',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(240);
  },
});
export const Decoration = meta.story({
  args: { picture: { src: '/pictures/spot-plan.svg', alt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
