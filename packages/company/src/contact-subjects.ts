import type { ContactSubject } from '@hvac/content/model';

/** What links to the contact form name in `?about=`, by their values there. */
export const contactSubjects = {
  'plan-365': { title: 'the price of ClimateCare 365', inquiryType: 'service-maintenance' },
  'plan-365-iq': { title: 'the price of ClimateCare 365 iQ', inquiryType: 'service-maintenance' },
  plans: { title: 'ClimateCare 365 maintenance plans', inquiryType: 'service-maintenance' },
  estimate: { title: 'a free estimate', inquiryType: 'new-equipment-estimate' },
  'cooling-estimate': { title: 'a free estimate for a cooling system', inquiryType: 'new-equipment-estimate' },
  'heating-estimate': { title: 'a free estimate for a heating system', inquiryType: 'new-equipment-estimate' },
  'air-estimate': { title: 'a free estimate for indoor air quality', inquiryType: 'new-equipment-estimate' },
  'tune-up': { title: 'a tune-up', inquiryType: 'service-maintenance' },
} as const satisfies Record<string, ContactSubject>;

/** @param about value of `?about=`, which anybody can type; undefined when it names nothing */
export const contactSubject = (about: string): ContactSubject | undefined =>
  Object.hasOwn(contactSubjects, about) ? contactSubjects[about as keyof typeof contactSubjects] : undefined;
