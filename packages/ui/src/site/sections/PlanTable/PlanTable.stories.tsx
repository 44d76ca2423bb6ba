import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { maintenancePlanPage } from '#test/fixtures/pages.ts';
import { PlanTable } from './PlanTable.tsx';

const { plans, notes } = maintenancePlanPage;

const meta = preview.meta({
  title: 'Sections/PlanTable',
  component: PlanTable,
  parameters: { layout: 'fullscreen' },
  args: { plans, notes },
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    // The larger plan includes the smaller one's features.
    const marks = (name: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('svg') !== null);
    await expect(marks('Priority service')).toEqual([true, true]);
    await expect(marks('Smart monitoring')).toEqual([false, true]);
    await expect(canvas.getByRole('link', { name: 'Contact for Pricing on Plus' })).toHaveAttribute('href', '/contact');
  },
});
export const One = meta.story({ args: { plans: plans.slice(0, 1) } });
export const LongText = meta.story({
  args: {
    plans: plans.map((plan) => ({
      ...plan,
      name: `${plan.name} for homes with two or more systems`,
      features: plan.features.flatMap((feature) => [feature, `${feature}, also for each further system in the house`]),
    })),
  },
});
