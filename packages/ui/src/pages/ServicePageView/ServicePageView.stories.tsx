import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../mocks/fixtures/company.ts';
import { ductCleaningPage } from '../../mocks/fixtures/ductCleaningPage.ts';
import { installationPage } from '../../mocks/fixtures/installationPage.ts';
import { servicesPage } from '../../mocks/fixtures/servicesPage.ts';
import { tuneUpPage } from '../../mocks/fixtures/tuneUpPage.ts';
import { ServicePageView } from './ServicePageView.tsx';

const meta = preview.meta({
  title: 'Pages/Service page',
  component: ServicePageView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: servicesPage,
    phone,
    breadcrumbs: [{ label: 'Home', to: '/' }],
  },
});

export const Services = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    for (const call of canvas.getAllByRole('link', { name: phone.display }))
      await expect(call).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const DuctCleaning = meta.story({
  args: { page: ductCleaningPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What customers say' })).toBeVisible();
    // Only the hero's picture stands in the first screen.
    const [first, ...others] = canvas.getAllByRole('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
});
export const TuneUp = meta.story({ args: { page: tuneUpPage } });
export const Installation = meta.story({ args: { page: installationPage } });
export const NumberOfItsOwn = meta.story({
  args: {
    page: {
      ...tuneUpPage,
      phone: { display: '(904) 555-0143', dial: '+19045550143' },
      badge: '24/7 emergency service',
      sections: tuneUpPage.sections.slice(1),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '(904) 555-0143' })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: phone.display })).not.toBeInTheDocument();
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...ductCleaningPage,
      title: 'Air duct cleaning and dryer vent cleaning for homes, condominiums and small businesses',
      lead: `${ductCleaningPage.lead} ${ductCleaningPage.lead}`,
      sections: ductCleaningPage.sections.slice(0, 2).map((section) => ({
        ...section,
        heading: `${section.heading}, and what a homeowner can do about it without any tools`,
        body: [...section.body, ...section.body],
      })),
    },
  },
});
export const OneSection = meta.story({ args: { page: { ...tuneUpPage, sections: tuneUpPage.sections.slice(2) } } });
