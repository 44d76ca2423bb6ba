import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { financingPage } from '#test/fixtures/pages.ts';
import { FinancingPage } from './FinancingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Financing',
  component: FinancingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: financingPage,
    breadcrumbs: [{ label: 'Home', to: '/' }],
    phone,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const apply of canvas.getAllByRole('link', { name: 'Apply Now' }))
      await expect(apply).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Schedule Service Online' })).toHaveAttribute('href', '/contact-us');
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...financingPage,
      title: 'A title that is much longer than any we have written',
      lead: `${financingPage.lead} `.repeat(4),
    },
  },
});
export const WithLogo = meta.story({
  args: {
    page: { ...financingPage, partner: { ...financingPage.partner, logos: ['/pictures/spot-financing.svg'] } },
  },
});
