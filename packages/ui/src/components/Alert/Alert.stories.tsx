import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { tones } from './Alert.css.ts';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Alert',
  component: Alert,
  argTypes: { tone: { options: Object.keys(tones) } },
  args: {
    tone: 'success' as const,
    title: 'Service Request Submitted',
    children: <p>We'll contact you shortly to schedule your service.</p>,
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service Request Submitted')).toBeVisible();
  },
});
export const Failure = meta.story({
  args: {
    tone: 'error',
    title: 'Not sent yet',
    children: <p>Failed to submit service request. Please try again.</p>,
  },
});
export const Warning = meta.story({
  args: { tone: 'warning', title: 'No offer is live on 01/01/2027', children: <p>Visitors are asked to call.</p> },
});
export const Information = meta.story({
  args: { tone: 'info', title: 'This form needs JavaScript', children: <p>Please call (904) 555-0142.</p> },
});
export const LongText = meta.story({
  args: {
    tone: 'error',
    title: 'The request that you have just tried to send was not sent yet',
    children: (
      <>
        <p>
          We could not save this just now because the place where we keep requests is full. Please try again in a
          minute, or call us.
        </p>
        <p>Everything you entered is still here.</p>
      </>
    ),
  },
});
/** In a panel: the text follows the title in its line. */
export const Compact = meta.story({
  args: {
    tone: 'warning',
    size: 'compact',
    title: 'This may be spam.',
    children: 'The message has many links.',
    actions: (
      <Button size="compact" variant="secondary">
        Not spam
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not spam' })).toBeVisible();
  },
});
/** A summary of errors has its place in the outline. */
export const WithAHeading = meta.story({
  args: { tone: 'error', title: 'Two things to fix', headingLevel: 3, children: <p>Enter a ZIP code.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Two things to fix' })).toBeVisible();
  },
});
