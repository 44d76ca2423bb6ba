import { serviceRequestWords } from '@hvac/content/words';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const meta = preview.meta({
  title: 'Pages/Receipt',
  component: ReceiptPage,
  parameters: { layout: 'fullscreen' },
  args: {
    company,
    words: serviceRequestWords,
    sent: {
      path: '/',
      number: '5F0C2B9E',
      answers: [
        { label: 'First name', text: 'Rosa' },
        { label: 'Message', text: 'No cool air upstairs. Since Monday, and the fan is running all the time.' },
      ],
    },
  },
});

export const Sent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Service Request Submitted');
    await expect(canvas.getByText('5F0C2B9E')).toBeVisible();
  },
});

export const NoLongerShown = meta.story({
  args: { sent: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  },
});
