import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  tags: ['new'],
  component: VisuallyHidden,
  argTypes: { as: { options: ['span', 'p', 'div', 'caption'] } },
  args: { children: 'the plan “Coastal Care”' },
});

/** The button says more to those who hear it than to those who see the card around it. */
export const InAButton = meta.story({
  render: (args) => (
    <Button variant="secondary">
      Choose <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose the plan “Coastal Care”' })).toBeVisible();
    const { width, height } = canvas.getByText('the plan “Coastal Care”').getBoundingClientRect();
    await expect(width * height).toBe(1);
  },
});
/** A message for screen readers in a region of its own. */
export const AsAParagraph = meta.story({
  args: { as: 'p', role: 'status', children: 'Moved to place 2 of 5.' },
  parameters: { visual: { skip: 'nothing is seen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved to place 2 of 5.');
  },
});
