import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { areaBreadcrumbs } from '#test/fixtures/cityPage.ts';
import { mapPlaces, serviceAreaPage } from '#test/fixtures/serviceAreaPage.ts';
import { phone } from '#test/fixtures/company.ts';
import { ServiceAreaPage } from './ServiceAreaPage.tsx';

const meta = preview.meta({
  title: 'Pages/ServiceArea',
  component: ServiceAreaPage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: serviceAreaPage,
    breadcrumbs: areaBreadcrumbs.slice(0, 1),
    phone,
    path: '/service-area',
    places: mapPlaces,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const map = within(canvas.getByRole('navigation', { name: 'Map of the service area' }));
    await expect(map.getByRole('link', { name: 'Fernandina' })).toHaveAttribute('href', '/fernandina-hvac');
    await expect(canvas.getByText('Contractor license CAC0000000')).toBeVisible();
    // The list has every place of the map.
    for (const { label, to } of mapPlaces)
      await expect(
        canvas.getAllByRole('link', { name: label }).filter((link) => link.getAttribute('href') === to),
      ).not.toHaveLength(0);
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...serviceAreaPage,
      lead: `${serviceAreaPage.lead} `.repeat(3),
      areas: { ...serviceAreaPage.areas, intro: `${serviceAreaPage.areas.intro} `.repeat(3) },
      sections: [
        ...serviceAreaPage.sections,
        ...serviceAreaPage.sections.map((part) => ({ ...part, heading: `More: ${part.heading}` })),
      ],
    },
  },
});
export const OnePlace = meta.story({
  args: {
    page: {
      ...serviceAreaPage,
      areas: { ...serviceAreaPage.areas, links: serviceAreaPage.areas.links.slice(4, 5) },
      sections: [],
    },
    places: mapPlaces.slice(4, 5),
  },
});
