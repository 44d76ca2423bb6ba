import type { PageCard } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { servicesPage } from '#test/fixtures/pages.ts';
import { PageCards } from './PageCards.tsx';

const [first] = servicesPage.sections;
const cards: readonly PageCard[] = first?.kind === 'cards' ? first.cards : [];

const meta = preview.meta({ title: 'Sections/PageCards', component: PageCards, args: { cards } });

export const Six = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    // Links with the same label have different accessible names.
    await expect(canvas.getByRole('link', { name: 'Learn More about Indoor Air Quality' })).toHaveAttribute(
      'href',
      '/indoor-air-quality',
    );
    await expect(new Set(canvas.getAllByRole('link').map((link) => link.textContent)).size).toBe(6);
  },
});
export const Two = meta.story({
  args: {
    cards: cards
      .slice(0, 2)
      .map(({ title, description, picture }) => ({ title, description, ...(picture && { picture }) })),
  },
});
export const One = meta.story({ args: { cards: cards.slice(0, 1) } });
export const WithoutPictures = meta.story({
  args: { cards: cards.map(({ title, description, link }) => ({ title, description, ...(link && { link }) })) },
});
export const LongText = meta.story({
  args: {
    cards: cards.slice(0, 3).map((card) => ({
      ...card,
      title: `${card.title} for Homes, Condominiums and Businesses`,
      description: `${card.description} ${card.description}`,
    })),
  },
});
