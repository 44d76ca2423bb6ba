import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../mocks/fixtures/company.ts';
import { maintenancePlanPage } from '../../mocks/fixtures/maintenancePlanPage.ts';
import { MaintenancePlanView } from './MaintenancePlanView.tsx';

const meta = preview.meta({
  title: 'Pages/Maintenance plan',
  component: MaintenancePlanView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: maintenancePlanPage,
    phone,
    breadcrumbs: [
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/services' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /^Contact for Pricing/ })).toHaveLength(2);
  },
});
export const OnePlan = meta.story({
  args: { page: { ...maintenancePlanPage, plans: maintenancePlanPage.plans.slice(0, 1), sections: [] } },
});
export const LongText = meta.story({
  args: {
    page: {
      ...maintenancePlanPage,
      sections: [],
      plans: maintenancePlanPage.plans.map((plan) => ({
        ...plan,
        name: `${plan.name} for homes with two or more systems`,
        features: plan.features.flatMap((feature) => [
          feature,
          `${feature}, also for each further system in the house`,
        ]),
      })),
    },
  },
});
