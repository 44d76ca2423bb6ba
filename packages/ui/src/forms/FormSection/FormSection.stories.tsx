import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { legends } from './FormSection.css.ts';
import { FormSection } from './FormSection.tsx';

const fields = (person: string) => (
  <>
    <TextField id={`${person}-first`} name={`${person}-first`} label="First name" required />
    <TextField id={`${person}-last`} name={`${person}-last`} label="Last name" required />
  </>
);

const meta = preview.meta({
  title: 'Forms/FormSection',
  component: FormSection,
  argTypes: { level: { options: Object.keys(legends) } },
  args: { legend: 'About you', children: fields('own') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'About you' })).toBeVisible();
  },
});

/** Two parts of one form have the same questions, about two people. */
export const TwoPeople = meta.story({
  render: (args) => (
    <FormGrid>
      <FormSection {...args} />
      <FormSection legend="Your friend" hint="Your friend should know that we call.">
        {fields('friend')}
      </FormSection>
    </FormGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your friend' })).toHaveAccessibleDescription(
      'Your friend should know that we call.',
    );
  },
});
