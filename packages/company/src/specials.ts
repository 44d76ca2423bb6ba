import type { FallbackSpecial } from '@hvac/content/model';

const terms =
  'Valid through 11/30/2025, within our service area. Must be mentioned when scheduling. Cannot be combined with other offers.';

/** What the specials page shows when the office's list is empty. */
export const fallbackSpecials = [
  {
    sample: true,
    title: 'Free maintenance plan for a year',
    description: 'With the purchase of a new system: both tune-ups of the first year are on us. A $400 value.',
    discount: 'FREE',
    terms,
    expirationDate: '2025-11-30',
  },
  {
    sample: true,
    title: '15% off the service call fee',
    description: 'For the visit that finds out what is wrong.',
    discount: '15% off',
    terms,
    expirationDate: '2025-11-30',
  },
] as const satisfies readonly FallbackSpecial[];
