import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'customer',
    label: 'Are you a new customer?',
    required: true,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
});

export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Are you a new customer?' })).toHaveAttribute(
      'aria-required',
      'true',
    );
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});
export const Answered = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    // Anywhere in the box will do.
    await userEvent.click(canvas.getByText('Yes'));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
  },
});
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
});
export const WithError = meta.story({
  args: { error: 'Please select if you are a new customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select if you are a new customer');
  },
});
export const ThreeLongAnswers = meta.story({
  args: {
    name: 'referral',
    label: 'What does your friend need?',
    hint: 'One answer; the others can be told by phone',
    options: [
      { value: 'newEquipment', label: 'New heating and cooling equipment for the whole house' },
      { value: 'maintenance', label: 'Maintenance' },
      { value: 'other', label: 'Other' },
    ],
  },
});
