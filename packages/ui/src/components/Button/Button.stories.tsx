import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Request service', onClick: fn() },
});

export const Primary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request service' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary', icon: 'phone', children: '(904) 555-0142' } });
export const Dark = meta.story({ args: { variant: 'dark', size: 'large', icon: 'phone', children: '(904) 555-0142' } });
export const Compact = meta.story({ args: { size: 'compact', variant: 'secondary' } });
export const WithArrow = meta.story({ args: { iconAfter: 'arrowRight' } });
export const Wide = meta.story({ args: { wide: true, type: 'submit', children: 'Submit request' } });
export const Disabled = meta.story({
  args: { disabled: true, children: 'SUBMITTING...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const LongLabel = meta.story({
  args: { children: 'Ask for a free estimate on a new high-efficiency heating and cooling system for the whole house' },
});
export const AsLink = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="/contact" iconAfter="arrowRight">
        Schedule service
      </ButtonLink>
      <ButtonLink href="tel:+19045550142" variant="secondary" icon="phone">
        (904) 555-0142
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Schedule service' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute('href', 'tel:+19045550142');
  },
});
