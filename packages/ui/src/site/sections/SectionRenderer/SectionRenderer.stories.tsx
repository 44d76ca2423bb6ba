import type { PageSection, ServicePage } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { list, paragraph } from '#test/fixtures/build.ts';
import { ductCleaningPage, installationPage, servicesPage, tuneUpPage } from '#test/fixtures/pages.ts';
import { SectionRenderer } from './SectionRenderer.tsx';

const part = ({ sections }: ServicePage, index: number): PageSection =>
  sections[index] ?? { kind: 'text', heading: 'Missing', body: [] };

const meta = preview.meta({
  title: 'Sections/SectionRenderer',
  component: SectionRenderer,
  parameters: { layout: 'fullscreen' },
  args: { section: part(tuneUpPage, 1) },
});

export const Text = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'When to book' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'maintenance plan' })).toHaveAttribute('href', '/maintenance-plan');
  },
});
export const TextWithPicture = meta.story({ args: { section: part(servicesPage, 2), tone: 'card' } });
export const PictureAtTheLeft = meta.story({ args: { section: part(ductCleaningPage, 1), pictureSide: 'left' } });
export const TextWithDiagram = meta.story({ args: { section: part(ductCleaningPage, 0) } });
export const ListExplainsTheDiagram = meta.story({
  args: { section: part(tuneUpPage, 0) },
  play: async ({ canvas }) => {
    // The labels of the drawing are only in the list.
    await expect(canvas.getAllByText('Thermostat')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
  },
});
export const CardsOnly = meta.story({ args: { section: part(servicesPage, 0) } });
export const TextAndCards = meta.story({ args: { section: part(installationPage, 0), tone: 'card' } });
export const Figures = meta.story({
  args: {
    section: {
      kind: 'figures',
      heading: 'A year of work',
      figures: [
        { amount: '1,200', label: 'visits' },
        { amount: '48', label: 'new systems', note: 'In homes and small shops.' },
        { amount: 'top 4%', label: 'of contractors' },
      ],
    },
  },
});
export const Steps = meta.story({ args: { section: part(installationPage, 2) } });
export const SeveralLists = meta.story({
  args: {
    section: {
      kind: 'lists',
      heading: 'How to prepare',
      body: [list(4), paragraph(2)],
      lists: [
        {
          marker: 'checks',
          heading: 'Before we come',
          items: [{ name: 'Clear the way', note: 'To the air handler.' }],
        },
        { marker: 'plain', heading: 'While we work', items: [{ name: 'Stay or go', note: 'As you like.' }] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.tagName)).toEqual([
      'H2',
      'H3',
      'H4',
      'H3',
      'H4',
    ]);
  },
});
