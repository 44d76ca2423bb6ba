import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { ContactDetails } from './ContactDetails.tsx';

const meta = preview.meta({
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  args: { company, heading: 'Reach us directly' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.dial}`,
    );
    await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  },
});
export const LongAddress = meta.story({
  args: { company: { ...company, email: 'service.department.of.the.whole.company@heating-and-air.example.com' } },
});
export const Holiday = meta.story({
  globals: { clock: '2026-11-26T10:00:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed today for Thanksgiving')).toBeVisible();
  },
});
