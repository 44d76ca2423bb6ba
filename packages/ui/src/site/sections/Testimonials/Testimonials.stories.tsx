import type { Testimonial } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ductCleaningPage } from '#test/fixtures/pages.ts';
import { Testimonials } from './Testimonials.tsx';

const items: readonly Testimonial[] = ductCleaningPage.testimonials?.items ?? [];

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'What customers say',
    items,
  },
});

export const Samples = meta.story({
  args: { more: { label: 'Read more on Google', href: 'https://maps.example.com/whitleys' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample review')).toHaveLength(3);
    const links = canvas.getAllByRole('link', { name: 'Read more on Google' });
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  },
});
export const Confirmed = meta.story({
  args: { items: items.map((item) => ({ ...item, confirmedBy: 'The owner, 2026-11-21' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample review')).not.toBeInTheDocument();
  },
});
export const One = meta.story({ args: { items: items.slice(0, 1) } });
export const LongText = meta.story({
  args: {
    items: items.slice(0, 2).map((item) => ({
      ...item,
      quote: `${item.quote} ${item.quote} ${item.quote}`,
      name: `${item.name} Montgomery-Featherstonehaugh`,
      place: 'Ponte Vedra Beach and Saint Johns County',
    })),
  },
});
