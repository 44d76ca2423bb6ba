import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = preview.meta({
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { name: 'active', label: 'Active', hint: 'Visitors see it on its days.' },
});

export const Unchecked = meta.story({
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Active' });
    await expect(checkbox).not.toBeChecked();
    await expect(checkbox).toHaveAccessibleDescription('Visitors see it on its days.');
  },
});
export const Checked = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Active'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
Unchecked.test(
  'takes the focus and no change when it is read-only',
  {
    args: { readOnly: true },
  },
  async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Active' });
    await userEvent.click(canvas.getByText('Active'));
    await userEvent.keyboard(' ');
    await expect(checkbox).toHaveFocus();
    await expect(checkbox).not.toBeChecked();
    await expect(checkbox).toHaveAttribute('aria-readonly', 'true');
  },
);
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
