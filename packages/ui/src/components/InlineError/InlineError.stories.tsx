import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { InlineError } from './InlineError.tsx';

const meta = preview.meta({
  title: 'Components/InlineError',
  component: InlineError,
  args: { message: 'The status could not be changed. Please try again.' },
});

export const Failed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The status could not be changed. Please try again.');
  },
});
export const AllWell = meta.story({
  tags: ['behavior'],
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});
