import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { QuoteForm } from '../../../leads/QuoteForm/QuoteForm.tsx';
import { areaBreadcrumbs, cityPage, nearby, pictures, tileLinks } from '../../../testing/fixtures/cityPage.ts';
import { email, officeHours, phone } from '../../../testing/fixtures/company.ts';
import { CityView } from './CityView.tsx';

const { banner: _banner, airQuality: _airQuality, additional: _additional, ...plainPage } = cityPage;

const meta = preview.meta({
  title: 'Pages/City',
  component: CityView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: cityPage,
    breadcrumbs: areaBreadcrumbs,
    phone,
    reviews: '5.0 from 715+ Google reviews',
    years: 'over 25 years',
    state: 'FL',
    pictures,
    tileLinks,
    nearby,
    form: <QuoteForm city={cityPage.city} phone={phone} email={email} officeHours={officeHours} />,
  },
});

export const Default = meta.story({
  args: { page: plainPage },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('HVAC Services Amelia Island, FL');
    await expect(canvas.getByRole('img', { name: cityPage.picture.alt })).toHaveAttribute('fetchpriority', 'high');
    const [call] = canvas.getAllByRole('link', { name: phone.display });
    await expect(call).toHaveAttribute('href', `tel:${phone.dial}`);
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
    await expect(canvas.getByRole('heading', { name: 'Indoor Air Quality' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Additional Services' })).toBeVisible();
  },
});
export const LongTextAndManyPlaces = meta.story({
  args: {
    page: {
      ...cityPage,
      city: 'Saint Johns County and Green Cove Springs',
      tagline: `${cityPage.tagline} ${cityPage.tagline}`,
      picture: { ...cityPage.picture, src: '/pictures/city-river.svg' },
      banner: 'Emergency service is available 24/7, on holidays and in storm weeks too',
      tiles: {
        cooling: 'Corroded coils, warm villas, wet closets, new systems and ducts that nobody has seen in years',
        heating: cityPage.tiles.heating,
        maintenance: cityPage.tiles.maintenance,
      },
      neighborhoods: [...cityPage.neighborhoods, ...cityPage.neighborhoods],
      zipCodes: Array.from({ length: 27 }, (_, index) => `${32202 + index}`),
    },
    nearby: [...nearby, { label: 'Saint Johns County', to: '/north-st-johns-cooling' }],
  },
});
export const OneOfEach = meta.story({
  args: {
    page: {
      ...plainPage,
      city: 'Bryceville',
      picture: { src: '/pictures/city-bryceville.svg', alt: 'Horses behind a white fence' },
      intro: plainPage.intro.slice(0, 1),
      home: plainPage.home.slice(0, 1),
      cooling: plainPage.cooling.slice(0, 1),
      heating: plainPage.heating.slice(0, 1),
      neighborhoods: plainPage.neighborhoods.slice(0, 1),
    },
    nearby: nearby.slice(0, 1),
  },
});
