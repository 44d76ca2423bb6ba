import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { control } from '../private/control.css.ts';
import { Field, FieldGroup, type ControlProps } from './Field.tsx';

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: {
    id: 'color',
    label: 'Color of the front door',
    required: true,
    hint: 'So that the technician finds the house',
    children: (aria: ControlProps) => <input {...aria} className={control} />,
  },
});

/** Gives any control its label, hint and error, and the ids and aria attributes that tie them together. */
export const AnyControl = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Color of the front door' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('So that the technician finds the house');
    await userEvent.click(canvas.getByText('Color of the front door'));
    await expect(input).toHaveFocus();
  },
});
export const WithError = meta.story({
  args: { error: 'Please name a color' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('So that the technician finds the house Please name a color');
  },
});
export const DescribedFurther = meta.story({
  args: {
    describedBy: 'more',
    children: (aria) => (
      <>
        <input {...aria} className={control} />
        <p id="more">The shutters will do as well.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'So that the technician finds the house The shutters will do as well.',
    );
  },
});
export const Group = meta.story({
  render: ({ id, label, required, hint }) => (
    <FieldGroup id={id} label={label} required={required} hint={hint} error="Please choose a color">
      <label>
        <input type="radio" name="color" /> Coral
      </label>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Color of the front door' });
    await expect(group).toHaveAccessibleDescription('So that the technician finds the house Please choose a color');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
});
