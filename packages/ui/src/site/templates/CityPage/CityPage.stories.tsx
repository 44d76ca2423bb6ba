import type { CityPageContent } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { QuoteForm } from '../../../lead-forms/QuoteForm/QuoteForm.tsx';
import { areaBreadcrumbs, cityPage, sampleCityWords, nearby, quoteWords } from '#test/fixtures/cityPage.ts';
import { company, phone } from '#test/fixtures/company.ts';
import { servicesPage } from '#test/fixtures/pages.ts';
import { CityPage } from './CityPage.tsx';

const { banner: _banner, airQuality: _airQuality, additional: _additional, ...plainPage } = cityPage;

const estimates = { display: '(904) 555-0144', dial: '+19045550144', label: 'Estimates' };

const meta = preview.meta({
  title: 'Pages/City',
  component: CityPage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: cityPage,
    breadcrumbs: areaBreadcrumbs,
    phone: estimates,
    emergencyPhone: phone,
    words: sampleCityWords(cityPage),
    nearby,
    form: <QuoteForm city={cityPage.city} send={quoteWords.send} company={company} />,
  },
});

export const Default = meta.story({
  args: { page: plainPage, words: sampleCityWords(plainPage) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('HVAC Services Amelia Island, FL');
    await expect(canvas.getByRole('img', { name: cityPage.picture.alt })).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('link', { name: 'Estimates (904) 555-0144' })).toHaveAttribute(
      'href',
      `tel:${estimates.dial}`,
    );
    await expect(canvas.getByRole('link', { name: /^AC Repair & Installation/ })).toHaveAttribute(
      'href',
      '/cooling-repair',
    );
    await expect(canvas.getByRole('region', { name: 'Get a Free Quick Quote!' })).toBeVisible();
    for (const text of [
      'Are You in Need of HVAC Services in Amelia Island, FL? Call Us Today!',
      'Amelia Island Is Home To Us',
      'Air Conditioning Services',
      'Heating Services',
    ])
      await expect(canvas.getByRole('heading', { level: 2, name: text })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Indoor Air Quality' })).toBeNull();
  },
});
export const EveryListAndBanner = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24/7 emergency service available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Call ${phone.display}` })).toHaveAttribute(
      'href',
      `tel:${phone.dial}`,
    );
    await expect(canvas.getByRole('heading', { name: 'Indoor Air Quality' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Additional Services' })).toBeVisible();
  },
});
const longPage: CityPageContent = {
  ...cityPage,
  city: 'Saint Johns County and Green Cove Springs',
  tagline: `${cityPage.tagline} ${cityPage.tagline}`,
  picture: { ...cityPage.picture, src: '/pictures/city-river.svg', size: [1440, 520] },
  banner: 'Emergency service is available 24/7, on holidays and in storm weeks too',
  tiles: {
    ...cityPage.tiles,
    cooling: 'Corroded coils, warm villas, wet closets, new systems and ducts that nobody has seen in years',
  },
  neighborhoods: [...cityPage.neighborhoods, ...cityPage.neighborhoods],
  zipCodes: Array.from({ length: 27 }, (_, index) => `${32202 + index}`),
};
export const LongTextAndManyPlaces = meta.story({
  args: {
    page: longPage,
    words: sampleCityWords(longPage),
    nearby: [...nearby, { label: 'Saint Johns County', to: '/north-st-johns-cooling' }],
  },
});
const shortPage: CityPageContent = {
  ...plainPage,
  city: 'Bryceville',
  picture: { src: '/pictures/city-bryceville.svg', size: [1440, 520], alt: 'Horses behind a white fence' },
  intro: plainPage.intro.slice(0, 1),
  home: plainPage.home.slice(0, 1),
  cooling: plainPage.cooling.slice(0, 1),
  heating: plainPage.heating.slice(0, 1),
  neighborhoods: plainPage.neighborhoods.slice(0, 1),
};
export const MoreSections = meta.story({
  args: {
    page: { ...plainPage, sections: servicesPage.sections.slice(2, 3) },
    words: { ...sampleCityWords(plainPage), sections: servicesPage.sections.slice(3) },
  },
  play: async ({ canvas }) => {
    for (const { heading } of servicesPage.sections.slice(2))
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
  },
});
export const OneOfEach = meta.story({
  args: { page: shortPage, words: sampleCityWords(shortPage), nearby: nearby.slice(0, 1) },
});
