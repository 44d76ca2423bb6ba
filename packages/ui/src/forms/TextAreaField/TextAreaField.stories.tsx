import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = preview.meta({
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { name: 'message', label: 'How can we help?', required: true },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'How can we help?' })).toBeRequired();
  },
});
export const Filled = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Upstairs unit runs but blows warm air{Enter}since Tuesday.');
    await expect(canvas.getByRole('textbox')).toHaveValue('Upstairs unit runs but blows warm air\nsince Tuesday.');
  },
});
export const WithError = meta.story({
  args: { error: 'Please describe what assistance you need' },
});
export const WithCounter = meta.story({
  tags: ['!autodocs'],
  args: { name: 'info', label: 'Additional information', required: false, maximum: 1000 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Additional information' });
    await expect(area).toHaveAccessibleDescription('0 of 1,000 characters');
    await userEvent.type(area, 'I hold an EPA 608 certificate.');
    await expect(area).toHaveAccessibleDescription('30 of 1,000 characters');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const CounterNearTheEnd = meta.story({
  tags: ['!autodocs'],
  args: { name: 'info', label: 'Additional information', required: false, maximum: 40 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I hold an EPA 608 certificate.');
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 20 characters left.');
  },
});
export const TooLong = meta.story({
  tags: ['!autodocs'],
  args: {
    name: 'info',
    label: 'Additional information',
    required: false,
    maximum: 20,
    error: 'Please use 20 characters or fewer',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I hold an EPA 608 certificate.');
    await expect(canvas.getByText('30 of 20 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The text is too long.');
  },
});
export const CounterAfterReset = meta.story({
  tags: ['!autodocs'],
  args: { maximum: 100 },
  render: (args) => (
    <form>
      <TextAreaField {...args} />
      <Button type="reset" variant="quiet">
        Start over
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Warm air');
    await expect(canvas.getByText('8 of 100 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(canvas.getByText('0 of 100 characters')).toBeVisible());
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
