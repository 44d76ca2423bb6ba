import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InlineError } from './InlineError.tsx';

const meta = preview.meta({
  title: 'Components/InlineError',
  tags: ['new'],
  component: InlineError,
  args: { message: 'We couldn’t change the status. Please try again.' },
});

export const Failed = meta.story();
Failed.test('is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t change the status. Please try again.');
});
Failed.test('is empty without a message', { args: { message: undefined } }, async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
});
