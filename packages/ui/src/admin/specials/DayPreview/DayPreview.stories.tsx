import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { fallbacks, specialsPage } from '#test/fixtures/pages.ts';
import { specials } from '../../../mocks/fixtures/specials.ts';
import { DayPreview } from './DayPreview.tsx';

const meta = preview.meta({
  title: 'Admin/Specials/DayPreview',
  tags: ['internal', '!stable'],
  component: DayPreview,
  args: {
    specials,
    today: '2026-11-21' as const,
    fallbacks,
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
    company,
  },
});

export const Today = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('On 11/21/2026, visitors see 3 offers:');
  },
});
export const AnotherDay = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '2026-12-20' } });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'On 12/20/2026, visitors see one offer: Free maintenance plan for a year.',
    );
  },
});
export const DayWithoutOffers = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '2027-01-01' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('On 01/01/2027, visitors won’t see any of your offers.');
    await expect(canvas.getByText('Ask about current offers')).toBeVisible();
  },
});
