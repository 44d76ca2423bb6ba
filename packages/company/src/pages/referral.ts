import type { FormPage } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { bullets } from '../rich-text.ts';

/** The program's amounts. */
const credit = '$25';
const firstService = '$150';
const share = '10%';
const most = '$1,000.00';

export const referral: FormPage<Path> = {
  metadata: {
    title: 'Customer Referral Program | Whitley’s Heating & Air',
    description: `Send us a friend: ${credit} off their first service of ${firstService} or more, and ${share} off your next visit. How it works, the conditions and the form.`,
  },
  title: 'Customer Referral Program',
  lead: 'Send us as many friends as you like. Each new customer saves money for both of you.',
  hero: {
    layout: 'centered',
    figures: [
      { amount: credit, label: 'for them', note: `off a first service of ${firstService} or more` },
      { amount: share, label: 'for you', note: `off your next visit, up to ${most}` },
    ],
  },
  picture: {
    src: '/pictures/hero-referral.svg',
    size: [1060, 500],
    alt: 'Two neighbors at a picket fence: one hands the other a coupon with a heart, and her own house has a new condenser',
  },
  actions: [{ label: 'Refer a friend', to: '#form' }],
  sections: [
    {
      kind: 'lists',
      heading: 'How the program works',
      lists: [
        {
          marker: 'numbers',
          items: [
            {
              name: 'Ask your friend',
              note: 'Make sure they’d like a call from us.',
            },
            {
              name: 'Send us both names',
              note: 'Use the form on this page: the first part is about you, the second about your friend.',
            },
            { name: 'We call your friend', note: 'We ask what’s needed and set up a visit. No pressure.' },
            {
              name: `Your friend saves ${credit}`,
              note: `A referred new customer gets ${credit} off a first service of ${firstService} or more.`,
            },
            {
              name: `You save ${share}`,
              note: `You get ${share} off your next repair, installation or maintenance visit, up to ${most}.`,
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Conditions',
      body: [
        bullets(
          'The person you refer must be a new customer.',
          'There is no limit to the number of referrals.',
          'Credits cannot be transferred and have no cash value.',
          'They apply to future services only, not to work already done or scheduled.',
        ),
      ],
    },
  ],
  form: {
    heading: 'Refer a friend',
    intro: 'We’ll call your friend. We never send automatic email.',
  },
  callToAction: {
    heading: 'Rather tell us by phone?',
    text: 'That works too. Tell us it’s a referral, and have your friend’s name and number ready.',
    links: [{ label: 'Contact Us', to: '/contact' }],
  },
};
