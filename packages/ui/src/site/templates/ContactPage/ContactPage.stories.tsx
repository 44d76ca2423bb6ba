import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ContactForm } from '../../../lead-forms/ContactForm/ContactForm.tsx';
import { company } from '#test/fixtures/company.ts';
import { contactPage } from '#test/fixtures/pages.ts';
import { ContactPage } from './ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: contactPage,
    breadcrumbs: [{ label: 'Home', to: '/' }],
    company,
    mapSrc: 'about:blank',
    mapListing: 'https://www.example.com/listing',
    form: <ContactForm company={company} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Contact' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review us' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...contactPage,
      title: 'A title that is much longer than any we have written',
      lead: `${contactPage.lead} `.repeat(4),
    },
  },
});
export const NoBadges = meta.story({ args: { page: { ...contactPage, badges: [] } } });
