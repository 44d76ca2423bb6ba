import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { iconNames } from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Components/TextLink',
  component: TextLink,
  argTypes: { icon: { options: iconNames }, iconAfter: { options: iconNames } },
  args: { href: '/financing', children: 'Financing' },
});

export const InText = meta.story({
  render: (args) => (
    <Text>
      <TextLink {...args} /> is available on all products.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Financing' })).toHaveAttribute('href', '/financing');
  },
});
export const Standalone = meta.story({
  args: { standalone: true, iconAfter: 'arrowRight', href: '/cooling', children: 'Learn more about cooling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
export const OtherHost = meta.story({
  args: { standalone: true, icon: 'mapPin', href: 'https://maps.example.com/', children: 'Directions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
});
export const OnDark = meta.story({
  render: (args) => (
    <Card tone="dark">
      <Text tone="soft">
        <TextLink {...args} /> is available on all products.
      </Text>
    </Card>
  ),
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  args: { standalone: true },
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
