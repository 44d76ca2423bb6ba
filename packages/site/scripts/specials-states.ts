import { fallbackSpecials } from '@hvac/company';
import { addDays, type CalendarDate, type Special, type InitialSpecials } from '@hvac/content/model';

const last = fallbackSpecials[0].expirationDate;

const special = (discount: string, more: Partial<Special> = {}): Special => ({
  id: discount,
  title: discount,
  description: 'For the first visit.',
  discount,
  terms: 'One a household.',
  expirationDate: last,
  isActive: true,
  order: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

const without = (today: CalendarDate, specials: [] | null = []): InitialSpecials => ({ today, specials });

/**
 * Every state of the specials page: coupons with labels of all lengths and both ways to print,
 * fallback specials, recently expired ones, none, and a failed read. The inlined CSS must cover them all.
 */
export const specialsStates: readonly InitialSpecials[] = [
  {
    today: last,
    specials: [
      special('$89'),
      special('15% off'),
      special('$400 value', { printURL: 'https://coupons.example.com/1' }),
      special('$1,250 off'),
      special('Two for one'),
      special('A second visit at no charge'),
    ],
  },
  without(last),
  without(addDays(last, 1)),
  without(addDays(last, 1000)),
  without(last, null),
];
