import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { iconNames } from '../Icon/icons.ts';
import { Inline } from '../layout/Inline/Inline.tsx';
import { buttonSizes, buttonVariants } from './Button.css.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  tags: ['new'],
  component: IconButton,
  argTypes: {
    variant: { options: buttonVariants },
    size: { options: buttonSizes },
    icon: { options: iconNames },
    type: { options: ['button', 'submit', 'reset'] },
  },
  args: { icon: 'close' as const, label: 'Dismiss', onClick: fn() },
});

export const Quiet = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dismiss' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
/** Each importance, in each size. */
export const EveryLook = meta.story({
  render: (args) => (
    <Inline>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.map((size) => (
          <IconButton key={`${variant}-${size}`} {...args} label={`${variant} ${size}`} variant={variant} size={size} />
        )),
      )}
    </Inline>
  ),
});
export const Loading = meta.story({
  args: { icon: 'refresh', label: 'Refreshing', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refreshing' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    // The picture shows it.
    await screen.findByRole('tooltip');
  },
});
