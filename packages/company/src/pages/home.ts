import type { HomeContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import { company, companyFacts } from '../company.ts';
import { dealerSeal, emergencySeal } from '../drawings.ts';
import type { Path } from '../paths.ts';
import { photos } from '../photos.ts';
import { h2, h3, lead, link, p, symptoms } from '../rich-text.ts';

/** The home page. */
export const home: HomeContent<Path> = {
  slides: [
    {
      image: '/pictures/slide-1.svg',
      alt: 'Schedule service: a technician’s van at a bungalow under a live oak',
      to: '/contact',
    },
    {
      image: '/pictures/slide-2.svg',
      alt: 'A family rests in a cool living room while the sun sets over the river outside',
    },
    {
      image: '/pictures/slide-3.svg',
      label: 'Get Free Estimate',
      alt: 'A technician installs a new outdoor unit',
      to: '/contact',
    },
    {
      image: '/pictures/slide-4.svg',
      label: 'See our specials',
      alt: 'A plane tows a coupon banner over the beach and its ice cream stand',
      to: '/specials',
    },
  ],
  hero: {
    rating: claims.googleReviews.text,
    reviewsHref: companyFacts.google.value,
    title: 'Florida heat stops at your front door.',
    lead: 'AC repair, new systems and tune-ups from a family-owned Jacksonville crew. We’re on call all night.',
    action: 'Request service',
  },
  tiles: [
    {
      label: 'Cooling',
      to: '/cooling-repair',
      description: 'AC repair, installation and service',
      picture: '/pictures/spot-cooling.svg',
      tone: 'cooling',
    },
    {
      label: 'HVAC',
      to: '/heating-repair',
      description: 'Heating repair and heat pumps',
      picture: '/pictures/spot-heating.svg',
      tone: 'heating',
    },
    {
      label: 'About Us',
      to: '/about-us',
      description: `Your neighbors, in the trade ${claims.yearsServed.text}`,
      picture: '/pictures/spot-about.svg',
      tone: 'warm',
    },
    {
      label: 'Schedule Service',
      to: '/contact-us',
      description: 'Pick a service, and we’ll call you',
      picture: '/pictures/spot-schedule.svg',
      tone: 'ink',
    },
  ],
  proof: {
    reviews: {
      heading: 'What customers say',
      items: [
        {
          quote: 'They showed me the burnt part and the price before they started. Cool by dinner.',
          name: 'Renee T.',
          place: 'Riverside',
          sample: true,
        },
        {
          quote: 'No pressure to replace our old unit. They cleared the drain, and it runs like new.',
          name: 'Marcus D.',
          place: 'Mandarin',
          sample: true,
        },
        {
          quote: 'They pulled the permit, and the new system passed inspection on the first visit.',
          name: 'Linda K.',
          place: 'St. Johns',
          sample: true,
        },
      ],
      more: { label: 'Read all on Google', href: companyFacts.google.value },
    },
    offer: {
      title: '$25 off when a friend sends you',
      text: 'On a first service of $150 or more.',
      link: { label: 'See our specials', to: '/specials' },
    },
    license: {
      title: `Florida license ${company.license}`,
      text: 'Check any contractor with the state first.',
      link: { label: 'Look it up', to: company.licenseRegister },
    },
  },
  request: {
    title: 'REQUEST SERVICE',
    lead: `Estimates are free, and installations carry a ${claims.guarantee.text}.`,
    stepsTitle: 'What happens next',
    steps: [
      { title: 'You send the request', text: 'What the system is doing, and how to reach you.' },
      { title: 'We call you', text: 'We’ll contact you shortly to set a day and time.' },
      {
        title: 'We come to you',
        text: 'A certified technician finds what failed and explains it in plain English.',
      },
    ],
    picture: photos.team.value,
  },
  article: [
    h2('AC Repair Service in Jacksonville'),
    lead(
      'When your air conditioner goes quiet in a Jacksonville July, you need help fast. Our certified technicians repair every major make, day or night.',
    ),
    p(
      'Salt air corrodes the outdoor coil, algae clogs the drain line, and a weak capacitor quits on the hottest day. A tune-up finds most of these early.',
    ),
    h3('Signs it’s time to call'),
    symptoms(
      'Warm air at the vents',
      'Runs nonstop',
      'Water around the air handler',
      'Humidity above 50% indoors',
      'New noises outside',
      'A bill that jumped',
    ),
    p(
      `An air conditioner lasts about 15 to 20 years here. If yours is close, ask for a free estimate on a high-efficiency system rated ${claims.efficiency.text}. `,
      link('Financing', '/financing'),
      ' is available on all products.',
    ),
  ],
  badges: [
    {
      seal: dealerSeal,
      tone: 'band',
      title: 'Factory-authorized dealer',
      text: 'Equipment that certified technicians install and register.',
    },
    { seal: emergencySeal, tone: 'dark', title: '24-hour emergency service', text: 'Nights, weekends and holidays.' },
  ],
};
