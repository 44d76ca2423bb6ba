import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormGrid } from './FormGrid.tsx';

const meta = preview.meta({
  title: 'Forms/FormGrid',
  component: FormGrid,
  args: {
    children: (
      <>
        <TextField name="first" label="First name" error="Please enter your first name" />
        <TextField name="last" label="Last name" />
        <TextField name="street" label="Street address" fullWidth />
      </>
    ),
  },
});

const columns = (form: HTMLElement) => {
  const tops = Array.from(form.querySelectorAll('input'), (input) => input.getBoundingClientRect().top);
  return tops[0] === tops[1] ? 2 : 1;
};

export const TwoColumns = meta.story({
  ...onlyOn('desktop'),
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(2);
  },
});
export const OneColumnOnPhones = meta.story({
  ...onlyOn('phone'),
  // A docs page is as wide as a desktop.
  tags: ['phone-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
  },
});
export const OneColumnInANarrowCard = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 330 }}>
      <FormGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
  },
});
