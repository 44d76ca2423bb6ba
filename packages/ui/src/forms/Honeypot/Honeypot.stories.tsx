import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Honeypot } from './Honeypot.tsx';

const meta = preview.meta({
  title: 'Forms/Honeypot',
  component: Honeypot,
  args: { id: 'website' },
});

/** Not seen, not read out, not reached by the keyboard, not filled in by the browser. */
export const HiddenFromPeople = meta.story({
  render: (args) => (
    <Stack>
      <TextField name="first" label="First name" />
      <Honeypot {...args} />
      <TextField name="last" label="Last name" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    const field = canvasElement.querySelector('[name="website"]');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    for (const mark of [
      'data-1p-ignore',
      'data-lpignore',
      'data-bwignore',
      'data-form-type',
      'data-protonpass-ignore',
    ]) {
      await expect(field).toHaveAttribute(mark);
    }
  },
});
