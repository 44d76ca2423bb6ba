import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { LinkProvider } from '../../../components/link/LinkProvider.tsx';
import { company } from '#test/fixtures/company.ts';
import { areas, legalLinks } from '#test/fixtures/shell.ts';
import { Footer } from './Footer.tsx';

const links = [
  { label: 'Services', to: '/services' },
  { label: 'FAQs', to: '/hvac-faqs' },
  { label: 'Referral', to: '/referral' },
  { label: 'Financing', to: '/financing' },
  { label: 'Careers', to: '/careers' },
];

const meta = preview.meta({
  title: 'Site layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { company, links, areas, legalLinks, year: 2025 },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 400)
      await expect(canvasElement.querySelector('footer')?.getBoundingClientRect().height).toBeLessThanOrEqual(1100);
    await expect(canvas.getByRole('link', { name: '1 (904) 555-0142' })).toHaveAttribute('href', 'tel:+19045550142');
    await expect(canvas.getByText('© 2025 Whitley’s Heating & Air')).toBeVisible();
    await expect(canvas.getByText('Contractor license CAC0000000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'service@example.com' })).toHaveAttribute(
      'href',
      'mailto:service@example.com',
    );
    await expect(canvas.getByRole('link', { name: /map, opens in a new tab/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Penney Farms' })).toHaveAttribute('href', '/penney-farms-hvac');
    const privacy = canvas.getByRole('link', { name: 'Privacy policy' });
    await expect(privacy).toHaveAttribute('href', '/privacy-policy');
    await expect(privacy.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
/** All links are 40 px high, in the number of columns that the width has room for. */
export const AreaColumns = meta.story({
  parameters: { visual: { skip: 'Looks like Default' } },
  play: async ({ canvas }) => {
    const boxes = areas.map(({ label }) => canvas.getByRole('link', { name: label }).getBoundingClientRect());
    for (const { height } of boxes) await expect(height).toBeGreaterThanOrEqual(40);
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
  },
});
export const AreaColumnsOnADesk = AreaColumns.extend(onlyOn('desktop'));
/** A page that ends with a band of its own has no second one. */
export const WithoutTheBanner = meta.story({
  args: { hasBanner: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '1 (904) 555-0142' })).toBeNull();
  },
});
export const OnACityPage = meta.story({
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/fleming-island-hvac">
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fleming Island');
  },
});
export const Holiday = meta.story({
  globals: { clock: '2026-11-26T10:00:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Closed today for Thanksgiving/)).toBeVisible();
  },
});
export const FewAreas = meta.story({ args: { areas: areas.slice(0, 4) } });
export const ManyAreas = meta.story({
  args: {
    areas: ['North', 'South'].flatMap((side) =>
      areas.map(({ label, to }) => ({ label: `${label} ${side}`, to: `${to}-${side}` })),
    ),
  },
});
export const LongFacts = meta.story({
  args: {
    company: {
      ...company,
      shortName: 'Whitley and Daughters',
      tagline: 'Heating, Air and Refrigeration of north-east Florida',
      email: 'customer-service-department@whitleys-heating-and-air.example.com',
      address: {
        lines: ['Suite 1200, 10000 Old St. Augustine Road North', 'Jacksonville, FL 32202'],
        mapHref: 'https://www.google.com/maps',
      },
      credentials: [...company.credentials, 'Member of the Florida Air Conditioning Contractors Association'],
    },
  },
});
export const WithoutAStreetAddress = meta.story({
  args: (() => {
    const { address: _, ...rest } = company;
    return { company: rest };
  })(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jacksonville, FL')).toBeVisible();
  },
});
