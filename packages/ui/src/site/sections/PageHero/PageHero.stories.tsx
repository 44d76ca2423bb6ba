import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { picture } from '#test/fixtures/build.ts';
import { phone } from '#test/fixtures/company.ts';
import { PageHero, type PageHeroProps } from './PageHero.tsx';

const args: PageHeroProps = {
  hero: { layout: 'plain' },
  title: 'Indoor air quality',
  lead: 'Closed windows keep the heat out, but they keep dust and moisture in.',
  breadcrumbs: [
    { label: 'Home', to: '/' },
    { label: 'Services', to: '/services' },
  ],
  actions: [
    { label: 'Get Free Estimate', to: '/contact' },
    { label: 'Read more', to: '#more' },
  ],
  phone,
};

const meta = preview.meta({
  title: 'Sections/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Plain = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // The page's action comes first. On phones the call bar has the number.
    const [action] = canvas.getAllByRole('link').slice(2);
    await expect(action).toHaveTextContent('Get Free Estimate');
    await expect([...canvasElement.querySelectorAll('a')].at(-1)).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const Wide = meta.story({
  args: { hero: { layout: 'wide' }, picture: picture('hero-services', 'A house cut open') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A house cut open' })).toHaveAttribute('fetchpriority', 'high');
  },
});
export const HalfWithTint = meta.story({
  args: { hero: { layout: 'half', tint: 'heating' }, picture: picture('hero-heating', 'A porch in January') },
});
export const HalfOnPaper = meta.story({
  args: { hero: { layout: 'half' }, picture: picture('hero-careers', 'Two technicians at a condenser') },
});
export const BesideADiagram = meta.story({
  args: {
    hero: { layout: 'beside', tint: 'cooling', call: true },
    badge: '24/7 emergency service',
    title: 'Air conditioning repair, installation and maintenance',
    picture: {
      ...picture('diagram-heat-pump-cooling', 'How a heat pump cools'),
      labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').some((item) => item.textContent === 'Reversing valve')).toBe(true);
    // The main action is a call: the phone is the first button.
    await expect(canvas.getAllByRole('link')[2]).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const CenteredWithFigures = meta.story({
  args: {
    hero: {
      layout: 'centered',
      figures: [
        { amount: '$25', label: 'for them', note: 'off a first service of $150 or more' },
        { amount: '10%', label: 'for you', note: 'off your next visit, up to $1,000.00' },
      ],
    },
    title: 'Customer Referral Program',
    picture: picture('hero-referral', 'Two neighbors at a picket fence'),
  },
});
export const Arch = meta.story({
  args: { hero: { layout: 'arch' }, picture: picture('hero-about', 'The family in front of the shop') },
});
export const Night = meta.story({
  args: {
    hero: { layout: 'night', call: true },
    title: '24/7 emergency service',
    badge: 'Answered day and night',
    lead: 'Nights, weekends and holidays are part of the work.',
    actions: [{ label: 'Send us the details', to: '/contact' }],
    picture: picture('hero-emergency', 'A service van lights up a dark house'),
  },
});
export const LabeledPhone = meta.story({
  args: { phone: { ...phone, label: 'Office' }, actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Office ${phone.display}` })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    hero: { layout: 'half', tint: 'cooling' },
    title: 'Air duct cleaning and dryer vent cleaning for homes, condominiums and small businesses',
    lead: 'The air you breathe at home goes through the ducts again and again. '.repeat(3),
    picture: picture('slide-3', 'A technician at an outdoor unit'),
  },
});
