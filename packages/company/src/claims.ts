import type { Path } from './paths.ts';

/** A statement about the company that someone could ask it to prove. Pages take its text from here, never by hand. */
export interface Claim {
  text: string;
  /** Pages or groups of pages that show it. */
  shows: readonly (Path | 'city pages' | 'articles')[];
  /** The contradicting statement elsewhere on the site, if there is one. */
  contested?: string;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
}

/** A statement in the privacy policy about how the office works. */
interface Promised {
  text: string;
  promise: true;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
}

/** Promises that the office has to keep. The software keeps the rest of the privacy policy. */
export const promises = {
  backups: {
    text: 'A backup may keep deleted records a little longer, until a newer backup replaces it.',
    promise: true,
  },
  mail: {
    text: 'What you send is stored on this site’s server and goes to our office by email, through our email provider.',
    promise: true,
  },
  identification: {
    text: 'from the address you gave us, so we know it’s you. We look you up by that address, send you the copy or erase the records and any résumé, and tell you when it’s done.',
    promise: true,
  },
} as const satisfies Record<string, Promised>;

export const claims = {
  yearsServed: {
    text: 'over 25 years',
    shows: ['/', '/services', '/indoor-air-quality', '/emergency-service', 'city pages'],
    contested: 'The about page says that the company was founded on June 15, 2010.',
  },
  founded: {
    text: 'June 15, 2010',
    shows: ['/about', '/about-us'],
    contested: 'Home, services and the city pages say over 25 years.',
  },
  googleReviews: {
    text: '5.0 from 715+ Google reviews',
    shows: ['/', 'city pages'],
    contested: 'The about page says 680+ five-star reviews.',
  },
  fiveStarReviews: {
    text: '680+ five-star reviews',
    shows: ['/about', '/about-us'],
    contested: 'Home and the city pages say 715+ Google reviews.',
  },
  contractorScore: { text: '110', shows: ['/about', '/about-us'] },
  contractorRank: { text: 'top 4%', shows: ['/about', '/about-us'] },
  planDiscount: {
    text: '10% off repairs on parts and labor',
    shows: ['/maintenance-plan', '/specials'],
    contested: 'The owner’s own metadata said 15% off parts.',
  },
  planSearchDiscount: {
    text: '15% off parts',
    shows: [],
    contested: 'The maintenance plan page says 10% off repairs, and its description in search results names no figure.',
  },
  planSearchPrice: {
    text: 'from $239 a year',
    shows: [],
    contested: 'The maintenance plan page shows no prices.',
  },
  planServiceCalls: {
    text: 'No service call fees',
    shows: ['/maintenance-plan'],
    contested: 'The cooling page mentions a small service and diagnostic fee.',
  },
  diagnosticFee: {
    text: 'a small service and diagnostic fee',
    shows: ['/cooling'],
    contested: 'The maintenance plan page says no service call fees, for its members.',
  },
  filterMonths: {
    text: 'every 1 to 3 months',
    shows: ['/air-conditioning-faqs', '/hvac-faqs', '/heating-system-faqs', '/indoor-air-quality-faqs'],
    contested: 'The articles say every 30 to 90 days.',
  },
  filterDays: {
    text: 'every 30 to 90 days',
    shows: ['articles'],
    contested: 'The FAQ pages say every 1 to 3 months.',
  },
  efficiency: {
    text: 'SEER2 18 to 22+',
    shows: [
      '/',
      '/services',
      '/indoor-air-quality',
      '/emergency-service',
      '/cooling',
      '/cooling-system-installation',
      '/air-conditioning-faqs',
      '/blog/energy-saving-tips-summer-cooling',
    ],
  },
  guarantee: {
    text: '100% satisfaction guarantee',
    shows: ['/', '/heating', '/cooling-system-installation', '/heating-system-installation', '/about'],
  },
} as const satisfies Record<string, Claim>;
