import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company, phone } from '#test/fixtures/company.ts';
import { fallbacks, specialsPage } from '#test/fixtures/pages.ts';
import { FallbackOffers } from './FallbackOffers.tsx';

const meta = preview.meta({
  title: 'Specials/FallbackOffers',
  component: FallbackOffers,
  args: {
    fallbacks,
    today: '2025-11-30' as const,
    company,
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
  },
});

export const OnTheirLastDay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Redeem/ })).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: 'Recent offers' })).toBeNull();
  },
});
export const TheDayAfter = meta.story({
  args: { today: '2025-12-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ask about current offers' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.dial}`);
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent offers' })).toBeVisible();
    const offers = canvas.getAllByRole('listitem');
    await expect(offers).toHaveLength(2);
    for (const offer of offers) await expect(offer).toHaveTextContent('Ended 11/30/2025');
    await expect(canvas.queryByRole('link', { name: /^Redeem/ })).toBeNull();
  },
});
/** What is no longer recent is not shown at all. */
export const MonthsLater = meta.story({
  args: { today: '2026-03-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ask about current offers' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Recent offers' })).toBeNull();
    await expect(canvas.queryByText(/Ended/)).toBeNull();
  },
});
