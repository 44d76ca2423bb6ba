import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { focusField } from '../private/focusField.ts';
import { TextField } from '../TextField/TextField.tsx';
import { AddAnother } from './AddAnother.tsx';
import { FormSection } from './FormSection.tsx';

const meta = preview.meta({
  title: 'Forms/AddAnother',
  component: AddAnother,
  args: {
    label: 'Add another job',
    children: (
      <FormSection legend="Job before that" level="slot">
        <TextField id="company2" name="company2" label="Company" />
        <TextField id="position2" name="position2" label="Position" />
      </FormSection>
    ),
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByText('Add another job');
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByLabelText('Company')).not.toBeVisible();
  },
});
export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Add another job'));
    await expect(canvas.getByLabelText('Company')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Job before that' })).toBeVisible();
  },
});
/** A restored draft fills a field in: nothing that is sent may be hidden. */
export const OpensForAValue = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Company'), { target: { value: 'Gulf Air' } });
    await expect(canvas.getByLabelText('Company')).toBeVisible();
  },
});
/** The link of an error summary leads into it. */
export const OpensForTheFocus = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    focusField('position2');
    await expect(canvas.getByLabelText('Position')).toHaveFocus();
  },
});
