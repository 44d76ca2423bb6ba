import type { PageMetadata } from '@hvac/content/model';
import type { Path } from './paths.ts';

/** Title, description and keywords of each page: distinct, at most 60 and 160 characters. */
export const metadata = {
  '/': {
    title: 'AC Repair & HVAC in Jacksonville FL | Whitley’s',
    description:
      'Family-owned heating and air conditioning in Jacksonville and northeast Florida. AC repair, new systems, tune-ups, free estimates and 24/7 emergency service.',
    keywords: 'AC repair Jacksonville FL, HVAC contractor Jacksonville, heating repair, AC tune-up',
  },
} as const satisfies Partial<Record<Path, PageMetadata>>;
