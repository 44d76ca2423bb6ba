import { routes, type PageKind, type PagePath } from './routes.ts';

/** A form that asks for a lead. */
export type LeadFormName = 'service-request' | 'quote' | 'contact' | 'referral' | 'careers';

/** The form on pages of each kind. No page has two. */
const formOfKind: Partial<Record<PageKind, LeadFormName>> = {
  home: 'service-request',
  city: 'quote',
  'city-service': 'quote',
  contact: 'contact',
  referral: 'referral',
  careers: 'careers',
};

/** The form of a page; undefined when there is no such page, or none with a form. */
export const leadFormAt = (path: string): LeadFormName | undefined =>
  Object.hasOwn(routes, path) ? formOfKind[routes[path as PagePath].kind] : undefined;

/** Page that shows the receipt of a form that was posted without script. */
export const receiptPath = '/receipt';
