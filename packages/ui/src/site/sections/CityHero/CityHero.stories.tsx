import preview from '../../../../../../.storybook/preview.tsx';
import { areaBreadcrumbs } from '../../../testing/fixtures/cityPage.ts';
import { phone } from '../../../testing/fixtures/company.ts';
import { CityHero } from './CityHero.tsx';

const meta = preview.meta({
  title: 'Sections/CityHero',
  component: CityHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'HVAC Services Jacksonville, FL',
    tagline: 'Your own city’s heating and air people, from the Trout River to Mandarin.',
    picture: { src: '/pictures/city-jacksonville.svg', alt: 'Downtown Jacksonville across the St. Johns' },
    breadcrumbs: areaBreadcrumbs,
    here: 'Jacksonville',
    phone,
    reviews: '5.0 from 715+ Google reviews',
    action: { label: 'Get a free quote', to: '#quote' },
  },
});

export const Default = meta.story({});
export const LongTitle = meta.story({
  args: {
    title: 'Air Conditioning Services in Jacksonville Beach, FL',
    picture: { src: '/pictures/city-jacksonville-beach.svg', alt: 'A pier and a row of painted shops' },
  },
});
export const LongCityName = meta.story({
  args: {
    title: 'HVAC Services Saint Johns County, FL',
    here: 'Saint Johns County',
    picture: { src: '/pictures/city-river.svg', alt: 'A live oak and a boathouse on the river' },
  },
});
export const GolfCourse = meta.story({
  args: {
    title: 'HVAC Services Ponte Vedra Beach, FL',
    here: 'Ponte Vedra Beach',
    picture: { src: '/pictures/city-ponte-vedra.svg', alt: 'An island green in front of a club house' },
  },
});
