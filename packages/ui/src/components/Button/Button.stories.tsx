import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { iconNames } from '../Icon/icons.ts';
import { Inline } from '../layout/Inline/Inline.tsx';
import { buttonSizes, buttonVariants } from './Button.css.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  argTypes: {
    variant: { options: buttonVariants },
    size: { options: buttonSizes },
    icon: { options: iconNames },
    type: { options: ['button', 'submit', 'reset'] },
    iconAfter: { options: iconNames },
  },
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
export const Wide = meta.story({ args: { fullWidth: true, type: 'submit', children: 'Submit request' } });
export const Disabled = meta.story({
  args: { disabled: true, children: 'SUBMITTING...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
const sent = fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
/** Something is under way: the button keeps the focus and its place, and takes no second press. */
export const Loading = meta.story({
  tags: ['!autodocs'],
  args: { loading: true, type: 'submit', children: 'Sending...' },
  render: (args) => (
    <form onSubmit={sent}>
      <Button {...args} />
      <input aria-label="ZIP code" style={{ inlineSize: 0, border: 0, padding: 0 }} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // Enter in a field submits too.
    await userEvent.type(canvas.getByLabelText('ZIP code'), '{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
  },
});
/** A quick server has answered before the second click of a double click, which must not save or send again. */
// @see UI5/webcomponents#10299, Lundalogik/lime-elements#2373: a browser repeats the press while Enter is held.
export const DoubleClicked = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { loading: false, type: 'submit', children: 'Send' },
  render: (args) => (
    <form onSubmit={sent}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    sent.mockClear();
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledOnce();
    // A key of user-event never repeats. What is prevented presses nothing.
    const isPress = (repeat: boolean) => fireEvent.keyDown(button, { key: 'Enter', repeat });
    await expect([await isPress(false), await isPress(true)]).toEqual([true, false]);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});
/** The least of a view: to undo, to remove, to start over. */
export const Quiet = meta.story({
  args: { variant: 'quiet', size: 'compact', icon: 'refresh', children: 'New problem' },
});
export const QuietDisabled = meta.story({
  args: { variant: 'quiet', size: 'compact', disabled: true, children: 'New problem' },
});
/** Labels, not edges, stand where a row begins and where it ends. */
export const QuietAtBothEnds = meta.story({
  render: () => (
    <Inline justify="between" data-testid="row">
      <Button variant="quiet">Back</Button>
      <Button variant="quiet">Mark unread</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const edges = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    };
    const { left } = edges(canvas.getByText('Back'));
    const { right } = edges(canvas.getByText('Mark unread'));
    await expect({ left, right }).toEqual(edges(canvas.getByTestId('row')));
  },
  ...onlyOn('phone'),
});
/** What the browser and other libraries need goes through to the element. */
export const NativeProps = meta.story({
  args: { id: 'call', 'aria-expanded': true, 'aria-describedby': 'why', form: 'request', title: 'By phone' },
  render: (args) => (
    <Inline>
      <Button {...args} data-analytics="call" />
      <span id="why">A person answers</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { expanded: true });
    await expect(button).toHaveAttribute('id', 'call');
    await expect(button).toHaveAttribute('form', 'request');
    await expect(button).toHaveAttribute('data-analytics', 'call');
    await expect(button).toHaveAccessibleDescription('A person answers');
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
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
