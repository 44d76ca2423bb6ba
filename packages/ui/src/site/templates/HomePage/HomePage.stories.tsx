import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ServiceRequestForm } from '../../../lead-forms/ServiceRequestForm/ServiceRequestForm.tsx';
import { problemReady } from '#test/forms/play.ts';
import { expectSpoken } from '#test/expectSpoken.ts';
import { company, phone } from '#test/fixtures/company.ts';
import { homeContent } from '#test/fixtures/home.ts';
import { areas, legalLinks, navigation } from '#test/fixtures/shell.ts';
import { SiteLayout } from '../../layout/SiteLayout/SiteLayout.tsx';
import { HomePage } from './HomePage.tsx';

const { hero, tiles, request, badges } = homeContent;

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: { ...homeContent, phone, form: <ServiceRequestForm company={company} /> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await problemReady(canvas);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const target = canvas.getByRole('link', { name: 'Request service' }).getAttribute('href');
    await expect(canvas.getByRole('region', { name: 'Request service' })).toHaveAttribute('id', target?.slice(1));
    await expect(canvas.getAllByText('Sample review')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: homeContent.proof.offer.title })).toBeVisible();
    const register = canvas.getByRole('link', { name: homeContent.proof.license.link.label });
    await expect(register).toHaveAttribute('target', '_blank');
  },
});
Default.test(
  'is read aloud in its order',
  {
    globals: { viewport: { value: 'phone' } },
    decorators: [
      (Story) => (
        <SiteLayout company={company} navigation={navigation} areas={areas} legalLinks={legalLinks} year={2026}>
          <Story />
        </SiteLayout>
      ),
    ],
  },
  async () => {
    await expectSpoken([
      'link, Skip to main content',
      'banner',
      'link, Whitley’s Heating & Air, Jacksonville',
      'complementary, Emergency call (904) 555-0142',
      'link, Call now 24/7 emergency (904) 555-0142',
      'main',
      'heading, Florida heat stops at your front door., level 1',
      'region, Request service',
      'textbox, Solve the math problem 7 + 5 =, required',
      'button, Submit request',
      'contentinfo',
      'link, Whitley’s Heating & Air, Jacksonville',
      'list, Social links',
      'link, Whitley’s on Google (opens in a new tab)',
    ]);
  },
);
export const WithSpecial = meta.story({
  args: { special: { title: 'Free maintenance plan', discount: '$400 value', expirationDate: '2026-12-31' } },
  play: async ({ canvas }) => {
    await problemReady(canvas);
    await expect(canvas.getByRole('heading', { name: 'Free maintenance plan' })).toBeVisible();
    await expect(canvas.getByText('$400 value. Valid through 12/31/2026.')).toBeVisible();
    await expect(canvas.queryByText(homeContent.proof.offer.title)).not.toBeInTheDocument();
  },
});
export const LongText = meta.story({
  args: {
    hero: { ...hero, title: 'Heating, cooling and clean indoor air for homes and businesses in north-east Florida.' },
    tiles: tiles.map((tile) => ({
      ...tile,
      description: `${tile.description}, in Jacksonville and 16 places around it`,
    })),
    request: {
      ...request,
      title: 'Request heating, cooling or indoor air quality service',
      lead: `${request.lead} `.repeat(2),
    },
    badges: badges.map((badge) => ({ ...badge, text: `${badge.text} `.repeat(3) })),
  },
  play: async ({ canvas }) => {
    await problemReady(canvas);
  },
});
