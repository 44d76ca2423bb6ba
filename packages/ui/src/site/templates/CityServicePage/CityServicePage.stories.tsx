import { plainText } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { areaBreadcrumbs, cityServicePage, quoteWords } from '#test/fixtures/cityPage.ts';
import { QuoteForm } from '../../../lead-forms/QuoteForm/QuoteForm.tsx';
import { company, phone } from '#test/fixtures/company.ts';
import { rowOf } from '#test/rowOf.ts';
import { CityServicePage } from './CityServicePage.tsx';

const { zipCodes: _zipCodes, ...withoutZipCodes } = cityServicePage;

const meta = preview.meta({
  title: 'Pages/CityService',
  component: CityServicePage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: cityServicePage,
    breadcrumbs: areaBreadcrumbs,
    phone,
    quote: quoteWords,
    form: <QuoteForm send={quoteWords.send} city="St. Augustine" company={company} labelledBy="quote-title" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Heating Services in St. Augustine, FL');
    const answer = canvas.getByText(plainText(cityServicePage.questions[0]?.answer ?? []));
    await expect(answer).not.toBeVisible();
    await userEvent.click(rowOf(canvas.getByText(/^Is a heat pump enough/)));
    await expect(answer).toBeVisible();
    const jump = canvas.getByRole('link', { name: 'Get a free quote' });
    await expect(canvasElement.querySelector(jump.getAttribute('href') ?? '')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Get a Free Quick Quote!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'HVAC services in St. Augustine' })).toHaveAttribute(
      'href',
      '/st-augustine-air-conditioning',
    );
  },
});
export const LongTextAndManyItems = meta.story({
  args: {
    page: {
      ...cityServicePage,
      kind: 'air',
      title: 'Indoor Air Quality, Dehumidifiers and Duct Cleaning in Jacksonville Beach, FL',
      tagline: `${cityServicePage.tagline} ${cityServicePage.tagline}`,
      services: cityServicePage.services.flatMap((service) => [
        service,
        { name: `${service.name} for condominiums and rentals`, note: service.note },
      ]),
      zipCodes: Array.from({ length: 27 }, (_, index) => `${32202 + index}`),
    },
  },
});
export const OneOfEach = meta.story({
  args: {
    page: {
      ...withoutZipCodes,
      kind: 'cooling',
      body: cityServicePage.body.slice(0, 3),
      services: cityServicePage.services.slice(0, 1),
      questions: cityServicePage.questions.slice(0, 1),
      related: cityServicePage.related.slice(0, 1),
    },
  },
});

export const WithDrawing = meta.story({
  args: {
    page: {
      ...cityServicePage,
      diagram: {
        src: '/pictures/diagram-humidity-gauge.svg',
        alt: 'A gauge of indoor humidity with its comfortable range, 30 to 50 percent, marked',
      },
    },
  },
});
