import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';

const meta = preview.meta({
  title: 'Sections/DiagramFigure',
  component: DiagramFigure,
  args: {
    diagram: {
      src: '/pictures/diagram-duct-dust-path.svg',
      size: [720, 420] as const,
      alt: 'A house in section: dust from a room enters the return and comes out at a register',
      labels: [
        'Room air and dust enter the return',
        'Return duct',
        'Blower and coil',
        'Supply trunk, where dust settles',
        'Register blows it back',
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

export const Wide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('height', '420');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Room air and dust enter the return',
      'Return duct',
      'Blower and coil',
      'Supply trunk, where dust settles',
      'Register blows it back',
    ]);
  },
});
export const Tall = meta.story({
  args: {
    diagram: {
      src: '/pictures/diagram-condenser-exploded.svg',
      size: [460, 816],
      alt: 'An outdoor unit taken apart in five layers',
      labels: ['Top grille', 'Fan', 'Louvered cabinet', 'Condenser coil', 'Compressor'],
    },
  },
});
export const WithoutLabels = meta.story({
  args: {
    diagram: { src: '/pictures/diagram-house.svg', size: [720, 520], alt: 'A house cut open, with six numbered parts' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
