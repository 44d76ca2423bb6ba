import type { SpecialsPage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { SubjectPath } from '../paths.ts';
import { link, numbers, p, strong } from '../rich-text.ts';

export const specials: SpecialsPage<SubjectPath> = {
  metadata: {
    title: 'HVAC Specials & Coupons in Jacksonville | Whitley’s',
    description:
      'Current offers on new systems, service calls and maintenance in northeast Florida. Redeem online, print the coupon, or mention it when you call.',
  },
  title: 'Current specials',
  lead: 'Good through the date shown, anywhere we serve.',
  hero: { layout: 'plain' },
  actions: [],
  sections: [
    {
      kind: 'text',
      heading: 'How to use an offer',
      body: [
        numbers(
          'Press Redeem on the one you want. The contact form opens with the offer already in your message.',
          ['Or call us and mention it ', strong('when you schedule'), '. We can’t add it to an invoice afterward.'],
          'You can also print the coupon and give it to the technician.',
        ),
        p(
          'Each offer is good through the end of the date on it, anywhere in our ',
          link('service area', '/service-area'),
          '. You can also save on your next visit by sending us a friend. See the ',
          link('referral program', '/referral'),
          '.',
        ),
      ],
    },
  ],
  noOffers: {
    picture: '/pictures/spot-no-offers.svg',
    lead: 'We don’t have a coupon today. Here is how you can still save.',
    heading: 'Ask about current offers',
    text: 'Tell us what you need. You may qualify for a manufacturer’s rebate or for financing.',
    always: {
      kind: 'cards',
      heading: 'Good all year',
      cards: [
        {
          title: 'Free estimates',
          description: 'We come out, measure the house and price a new system, at no charge.',
          picture: { src: '/pictures/spot-schedule.svg', alt: '' },
          link: { label: 'Get Free Estimate', to: '/contact?about=estimate' },
        },
        {
          title: '$25 for a friend',
          description: 'Off a first service of $150 or more. You get 10% off your next visit.',
          picture: { src: '/pictures/spot-about.svg', alt: '' },
          link: { label: 'Referral program', to: '/referral' },
        },
        {
          title: 'Savings with a plan',
          description: `Two tune-ups a year and ${claims.planDiscount.text}.`,
          picture: { src: '/pictures/spot-plan.svg', alt: '' },
          link: { label: 'Compare the plans', to: '/maintenance-plan' },
        },
      ],
    },
  },
  recent: {
    heading: 'Recent offers',
    text: 'These have ended. We often run offers like them again.',
  },
  callToAction: {
    heading: 'Buying a new system?',
    text: 'You can pay for it monthly, with or without a coupon.',
    links: [
      { label: 'Financing', to: '/financing' },
      { label: 'Referral program', to: '/referral' },
    ],
  },
};
