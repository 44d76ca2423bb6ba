import { serviceTypes } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SelectField } from './SelectField.tsx';

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: SelectField,
  args: { name: 'type', label: 'Type of service', required: true, options: serviceTypes },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Type of service' });
    await expect(select).toBeRequired();
    await expect(select).toHaveDisplayValue('Choose');
    await expect(select).toHaveValue('');
  },
});
export const Chosen = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Schedule Repair');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Schedule Repair');
  },
});
export const WithError = meta.story({
  args: { error: 'Please select the type of service you need' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Please select the type of service you need',
    );
  },
});
export const ValuesWithLabels = meta.story({
  tags: ['!autodocs'],
  args: {
    label: 'Education',
    required: false,
    placeholder: 'Not given',
    options: [
      { value: 'high-school', label: 'High school' },
      { value: 'trade-school', label: 'Trade school' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Trade school');
    await expect(canvas.getByRole('combobox')).toHaveValue('trade-school');
  },
});
export const LongOption = meta.story({
  tags: ['!autodocs'],
  args: {
    options: ['Repair of a system that another company put in, still under warranty of its manufacturer, in a hurry'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), canvas.getByRole('option', { name: /^Repair/ }));
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
/** Begins with a choice, and comes back to it when the form is emptied. */
export const ChosenFromTheStart = meta.story({
  args: { label: 'State', options: ['Florida', 'Georgia'], defaultValue: 'Florida' },
  render: (args) => (
    <form aria-label="Address">
      <SelectField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    await expect(select).toHaveValue('Florida');
    await userEvent.selectOptions(select, 'Georgia');
    canvas.getByRole<HTMLFormElement>('form').reset();
    await expect(select).toHaveValue('Florida');
    await expect(canvas.queryByRole('option', { name: 'Choose' })).toBeNull();
  },
});
