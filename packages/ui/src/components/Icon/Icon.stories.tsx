import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  argTypes: { name: { options: iconNames }, weight: { options: [2, 2.4] } },
  args: { name: 'phone' },
});

export const Gallery = meta.story({
  render: () => (
    <Inline gap="l">
      {iconNames.map((name) => (
        <div key={name} style={{ width: 96 }}>
          <Stack gap="xxs" align="center">
            <Icon name={name} size={28} />
            <Text size="small" tone="soft">
              {name}
            </Text>
          </Stack>
        </div>
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(iconNames.length);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const Sizes = meta.story({
  render: () => (
    <Inline>
      <Icon name="phone" size={16} weight={2.4} />
      <Icon name="phone" />
      <Icon name="phone" size={28} />
    </Inline>
  ),
});
