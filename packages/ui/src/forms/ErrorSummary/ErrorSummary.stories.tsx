import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = preview.meta({
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  // A heading above, as on a page, so that no level is skipped.
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Request service</h1>
        <h2 hidden>Form</h2>
        <Story />
      </>
    ),
  ],
  args: {
    problems: [
      { id: 'phone', message: 'Please enter a valid phone number' },
      { id: 'email', message: 'Email is required' },
    ],
  },
});

export const TwoThings = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Two things to fix' })).toBeVisible();
  },
});
export const OneThing = meta.story({
  args: { problems: [{ id: 'email', message: 'Email is required' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One thing to fix' })).toBeVisible();
  },
});
export const SomeSolved = meta.story({
  args: {
    problems: [
      { id: 'name', message: 'Please enter your first name', solved: true },
      { id: 'phone', message: 'Please enter a valid phone number' },
      { id: 'type', message: 'Please select the type of service you need', solved: true },
    ],
  },
});
export const AllSolved = meta.story({
  args: { problems: [{ id: 'name', message: 'Please enter your first name', solved: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All fixed. Please send it again' })).toBeVisible();
  },
});
export const LongMessages = meta.story({
  args: {
    problems: [
      {
        id: 'a',
        message: 'Please delete the damaged character after “and since then the fan has made a noise like a”',
      },
      { id: 'b', message: 'Please upload a PDF, DOC, or DOCX file that is smaller than 5 MB' },
    ],
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please enter a valid phone number' })).toHaveFocus();
  },
});
export const LinksLeadToFields = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="phone" name="phone" label="Phone" />
      <TextField id="email" name="email" label="Email" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});
