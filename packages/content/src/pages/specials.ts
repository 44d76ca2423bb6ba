import type { SpecialsPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const specials = {
  metadata: {
    title: 'HVAC Specials & Coupons in Jacksonville | Whitley’s',
    description:
      'Current offers on new systems, service calls and maintenance in north-east Florida. Redeem online, print the coupon, or mention it when you call.',
  },
  title: 'Current specials',
  lead: 'Each offer counts through the last day on it, from Amelia Island to St. Augustine and inland to Bryceville.',
  opening: { layout: 'plain' },
  actions: [],
  sections: [
    {
      kind: 'text',
      heading: 'How to use an offer',
      body: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            ['Press Redeem on the one you want. The contact form opens with the offer already in your message.'],
            ['Or call, and name it ', { strong: 'when you schedule' }, '. We can’t add it to an invoice afterward.'],
            ['Like paper? Print the coupon and give it to the technician.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Each offer is valid through the date on it, the whole day included, and within our ',
            { text: 'service area', to: '/service-area' },
            '.',
          ],
        },
      ],
    },
  ],
  noOffers: {
    picture: '/pictures/spot-no-offers.svg',
    heading: 'Ask about current offers',
    text: 'There is no coupon today. There may still be something for your case: a manufacturer’s rebate, or terms from our financing partner.',
  },
  recent: {
    heading: 'Recent offers',
    text: 'These have ended. They show the kind of thing that returns.',
  },
  callToAction: {
    heading: 'Bigger plans?',
    text: 'A new system can be paid month by month, with or without a coupon.',
    links: [
      { label: 'Financing', to: '/financing' },
      { label: 'Contact us', to: '/contact' },
    ],
  },
} as const satisfies SpecialsPage<Path>;
