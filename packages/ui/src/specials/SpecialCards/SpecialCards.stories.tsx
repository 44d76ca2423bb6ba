import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { specials } from '../../mocks/fixtures/specials.ts';
import { SpecialCards } from './SpecialCards.tsx';

const meta = preview.meta({
  title: 'Specials/SpecialCards',
  component: SpecialCards,
  args: {
    specials: specials.slice(0, 3),
    today: '2026-11-21' as const,
    company,
  },
});

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: /^Redeem/ })).toHaveLength(3);
  },
});
