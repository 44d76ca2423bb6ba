import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = preview.meta({
  title: 'Components/ToggleButton',
  tags: ['new'],
  component: ToggleButton,
  argTypes: { variant: { options: ['outline', 'plain'] } },
  args: { pressed: false, children: 'Mine', onClick: fn() },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mine', pressed: false });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const On = meta.story({
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mine', pressed: true })).toBeVisible();
  },
});
export const Plain = meta.story({
  render: (args) => (
    <Inline gap="xxs">
      {['New', 'Open', 'Scheduled'].map((label) => (
        <ToggleButton key={label} {...args} variant="plain" pressed={label === 'Open'}>
          {label}
        </ToggleButton>
      ))}
    </Inline>
  ),
});
