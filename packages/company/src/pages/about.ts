import type { ServicePage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import { companyFacts } from '../company.ts';
import type { SubjectPath } from '../paths.ts';
import { photos } from '../photos.ts';
import { bullets, link, p } from '../rich-text.ts';

const [reviews, ...fiveStar] = claims.fiveStarReviews.text.split(' ') as [string, ...string[]];

export const about: ServicePage<SubjectPath> = {
  metadata: {
    title: 'About Us: a Family HVAC Company | Whitley’s Heating & Air',
    description:
      'A family-owned heating and air company in Jacksonville: our story, our values, who will come to your house, and what customers say.',
    keywords:
      'about Whitley’s Heating & Air, family-owned HVAC company Jacksonville, HVAC contractor, certified technicians, five-star HVAC reviews',
  },
  title: 'About Whitley’s',
  lead: 'Family-owned, with our name on the van. The person who answers the phone knows the technicians, and the technician you meet will probably be back next spring.',
  hero: { layout: 'arch' },
  picture: photos.shop.value,
  phone: companyFacts.aboutPhone.value,
  actions: [
    { label: 'Get Free Estimate', to: '/contact?about=estimate' },
    { label: 'Who works here', to: '#team' },
  ],
  sections: [
    {
      kind: 'picture',
      heading: 'Our story',
      body: [
        p(
          `The company was founded on ${claims.founded.text}, at the start of a Jacksonville summer, which is either the best or the worst time to start repairing air conditioners. The idea was simple: say what’s broken, say what it costs, fix it, and answer the phone afterward. The first customers told their neighbors.`,
        ),
        p(
          'We have grown since, from one city to the beaches, Clay County, Nassau and St. Johns. The idea hasn’t changed. It’s easier to keep a promise when your own name is on the van.',
        ),
      ],
      picture: photos.beginnings.value,
    },
    {
      kind: 'figures',
      heading: 'How we’re rated',
      figures: [
        { amount: reviews, label: fiveStar.join(' ') },
        { amount: claims.contractorScore.text, label: 'contractor ranking score' },
        { amount: claims.contractorRank.text, label: 'of contractors by that score' },
      ],
    },
    {
      kind: 'lists',
      heading: 'Why people choose us',
      lists: [
        {
          marker: 'checks',
          items: [
            { name: 'You know the price first', note: 'We give you the price before we start.' },
            {
              name: 'You reach a person',
              note: 'Emergency service is 24/7, and the person who answers works here.',
            },
            { name: 'You get an explanation', note: 'After every visit we tell you what we found, in plain English.' },
            {
              name: 'No sales pitch',
              note: 'If a part will fix it, you get the part. Estimates for new systems are free.',
            },
            { name: 'Guaranteed work', note: `Installations carry a ${claims.guarantee.text}.` },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we do, for homes and businesses',
      cards: [
        {
          title: 'Cooling',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          description: 'We repair, replace and maintain air conditioners.',
          link: { label: 'Cooling', to: '/cooling' },
        },
        {
          title: 'Heating',
          picture: { src: '/pictures/spot-heating.svg', alt: '' },
          description: 'Heat pumps, furnaces and backup heat.',
          link: { label: 'Heating', to: '/heating' },
        },
        {
          title: 'Maintenance',
          picture: { src: '/pictures/spot-plan.svg', alt: '' },
          description: 'Visits in spring and fall, one at a time or as a plan.',
          link: { label: 'Maintenance plans', to: '/maintenance-plan' },
        },
        {
          title: 'Indoor air quality',
          picture: { src: '/pictures/spot-air.svg', alt: '' },
          description: 'Drier, cleaner air, measured before and after.',
          link: { label: 'Indoor air quality', to: '/indoor-air-quality' },
        },
        {
          title: 'Duct cleaning',
          picture: { src: '/pictures/spot-duct.svg', alt: '' },
          description: 'We inspect, seal and clean ducts, and clean dryer vents too.',
          link: { label: 'Duct cleaning', to: '/duct-cleaning' },
        },
        {
          title: 'Emergency service',
          picture: { src: '/pictures/spot-emergency.svg', alt: '' },
          description: 'For nights, weekends and holidays, residential and commercial.',
          link: { label: 'Emergency service', to: '/emergency-service' },
        },
      ],
    },
    {
      kind: 'lists',
      heading: 'Four values we stand by',
      lists: [
        {
          marker: 'plain',
          items: [
            {
              name: 'Honesty',
              note: 'We show you the part. If nothing is wrong, that’s what we tell you.',
            },
            {
              name: 'Workmanship',
              note: 'Level, sealed, labeled and clean, even in attics you’ll never see.',
            },
            {
              name: 'Respect',
              note: 'We’re on time or we call, we wear shoe covers, and we close the gate.',
            },
            {
              name: 'Safety',
              note: 'We never bypass a safety switch to get you through the night.',
            },
          ],
        },
      ],
    },
    {
      kind: 'legend',
      id: 'team',
      heading: 'Team and leadership',
      body: [p('Want to work with us? ', link('See our open jobs', '/careers'), '.')],
      picture: photos.team.value,
      legend: {
        marker: 'plain',
        items: [
          {
            name: 'The Whitley family',
            note: 'Runs the company day to day. They handle estimates and schedules, and they make it right if something goes wrong.',
          },
          {
            name: 'The office',
            note: 'Answers the phone, plans the routes, and knows Ponte Vedra from Ponte Vedra Beach.',
          },
          {
            name: 'Service technicians',
            note: 'Certified, in uniform, and trained again every year as equipment and refrigerants change.',
          },
          {
            name: 'Installers',
            note: 'Put in new systems and ducts. New hires ride along until we’d trust them in our own mother’s house.',
          },
        ],
      },
    },
    {
      kind: 'smallPicture',
      heading: 'Credentials',
      body: [
        bullets(
          'State-licensed and insured contractor. Our license number is at the bottom of every page.',
          'Certified technicians.',
          `Factory-authorized dealer of ${companyFacts.equipmentBrand.value}.`,
          'We pull the permit and meet the inspector.',
        ),
      ],
      picture: { src: '/pictures/spot-guarantee.svg', alt: 'A rosette with a check mark' },
    },
    {
      kind: 'text',
      heading: 'Part of the community',
      body: [
        p(
          'We live where we work. Our kids go to the same schools, and after a hurricane, our power is out too. So we schedule by who needs cooling most, explain what you can do yourself, and thank customers who send us their friends with a discount: see the ',
          link('referral program', '/referral'),
          '.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Come see us, or we’ll come to you',
    text: 'Call, write, or have us stop by.',
    links: [
      { label: 'Schedule Service Today', to: '/contact' },
      { label: 'View All Services', to: '/services' },
    ],
  },
};
