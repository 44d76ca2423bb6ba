import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { maintenancePlanPage } from '../../mocks/fixtures/maintenancePlanPage.ts';
import { PlanCards } from './PlanCards.tsx';

const { plans, notes } = maintenancePlanPage;

const meta = preview.meta({
  title: 'Sections/PlanCards',
  component: PlanCards,
  parameters: { layout: 'fullscreen' },
  args: { plans, notes },
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact for Pricing on ClimateCare 365 iQ' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'What the plans cover' })).toBeVisible();
  },
});
export const One = meta.story({ args: { plans: plans.slice(0, 1) } });
