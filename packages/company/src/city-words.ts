import type { CityPageContent, CityWords, QuoteWords } from '@hvac/content/model';
import { claims } from './claims.ts';
import { company, servicePictures } from './company.ts';
import type { Path } from './paths.ts';

/** Texts around the quote form of city pages. */
export const quoteWords: QuoteWords = {
  action: 'Get a free quote',
  title: 'Get a Free Quick Quote!',
  text: 'No obligation. We call you back.',
  send: 'Get my free quote',
};

/** Texts that all city pages share. */
export const cityWords = ({
  city,
  tiles,
  cooling,
  heating,
  airQuality,
  additional,
}: CityPageContent): CityWords<Path> => ({
  // A space that does not break keeps the state on the city's line.
  title: `HVAC Services ${city},\u00A0${company.state}`,
  question: `Are You in Need of HVAC Services in ${city}, ${company.state}? Call Us Today!`,
  home: `${city} Is Home To Us`,
  promise: `A family company, in the trade ${claims.yearsServed.text}.`,
  reviews: claims.googleReviews.text,
  tiles: [
    {
      label: 'AC Repair & Installation',
      to: '/cooling-repair',
      description: tiles.cooling,
      picture: servicePictures.cooling,
      tone: 'cooling',
    },
    {
      label: 'Heating Services',
      to: '/heating-repair',
      description: tiles.heating,
      picture: servicePictures.heating,
      tone: 'heating',
    },
    {
      label: 'HVAC Maintenance',
      to: '/ac-maintenance-tune-up',
      description: tiles.maintenance,
      picture: servicePictures.plan,
      tone: 'warm',
    },
  ],
  lists: [
    { heading: 'Air Conditioning Services', picture: servicePictures.cooling, items: cooling },
    { heading: 'Heating Services', picture: servicePictures.heating, items: heating },
    ...(airQuality ? [{ heading: 'Indoor Air Quality', picture: servicePictures.air, items: airQuality }] : []),
    ...(additional ? [{ heading: 'Additional Services', picture: servicePictures.duct, items: additional }] : []),
  ],
  quote: quoteWords,
  sections: [],
});
