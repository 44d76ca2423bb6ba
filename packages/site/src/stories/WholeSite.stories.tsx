import { pagePaths } from '@hvac/company';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SitePage } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Pages/The whole site',
  component: SitePage,
  parameters: {
    layout: 'fullscreen',
    visual: { skip: 'A change of text must not fail a comparison of looks: templates are pictured with sample words' },
  },
  argTypes: { path: { control: 'select', options: pagePaths } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Any page, chosen by the control. The end-to-end tests visit each page. */
export const APage = meta.story({ args: { path: '/' } });
