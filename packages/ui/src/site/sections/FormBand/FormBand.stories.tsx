import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { FormBand } from './FormBand.tsx';

const meta = preview.meta({
  title: 'Sections/FormBand',
  component: FormBand,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Refer a friend',
    intro: 'Your friend hears from us by phone or in person.',
    children: (
      <FormGrid>
        <TextField id="friend" name="friend" label="Your friend’s name" fullWidth />
      </FormGrid>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Refer a friend' })).toBeVisible();
    await expect(canvasElement.querySelector('#form')).not.toBeNull();
  },
});
