import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { homeContent, homePhone } from '../../mocks/fixtures/home.ts';
import { HomePage } from './HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: { ...homeContent, phone: homePhone, form: <div style={{ height: 760 }}>The form</div> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const target = canvas.getByRole('link', { name: 'Request service' }).getAttribute('href');
    await expect(canvas.getByRole('region', { name: 'Request service' })).toHaveAttribute('id', target?.slice(1));
  },
});
