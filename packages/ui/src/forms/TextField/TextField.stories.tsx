import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: {
    name: 'phone',
    label: 'Phone',
    required: true,
    type: 'tel' as const,
    autoComplete: 'tel' as const,
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toBeRequired();
    await expect(field).not.toBeInvalid();
    // Below 16 px, iPhones zoom into the field.
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  },
});
export const Filled = meta.story({ args: { defaultValue: '904-555-0199' } });
export const Optional = meta.story({
  args: {
    name: 'school',
    label: 'School name',
    type: 'text',
    autoComplete: 'organization',
    required: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'School name' })).not.toBeRequired();
  },
});
export const WithHint = meta.story({
  args: { hint: 'With area code, such as 904-555-0142' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('With area code, such as 904-555-0142');
  },
});
export const WithError = meta.story({
  args: { error: 'Please enter a valid phone number', defaultValue: '555-014' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid phone number');
  },
});
export const WithHintAndError = meta.story({
  args: { hint: 'With area code', error: 'Please enter a valid phone number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'With area code Please enter a valid phone number',
    );
  },
});
/** The thicker border of an error moves nothing. */
export const SameHeightWithError = meta.story({
  render: (args) => (
    <Stack>
      <TextField {...args} id="right" label="Right" />
      <TextField {...args} id="wrong" label="Wrong" error="Please enter a valid phone number" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().height;
    await expect(height('Wrong')).toBe(height('Right'));
  },
});
/** Passes native props through, but not those that tie the field together. */
export const NativeProps = meta.story({
  args: { hint: 'As on the bill', maxLength: 5, spellCheck: false, placeholder: '32202' },
  render: (args) => <TextField {...args} data-analytics="zip" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('maxlength', '5');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toHaveAttribute('data-analytics', 'zip');
    await expect(input).toHaveAccessibleDescription('As on the bill');
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Phone'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const LongTexts = meta.story({
  args: {
    label: 'Phone number at which we can reach you on the day before and on the day of the visit itself',
    hint: 'A number of somebody else in the house will do as well, as long as that person can let the technician in',
    error: 'Please enter a valid phone number, with the area code and without letters or other characters',
  },
});
