import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../mocks/fixtures/company.ts';
import { PageHero } from './PageHero.tsx';

const meta = preview.meta({
  title: 'Sections/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    breadcrumbs: [
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/services' },
    ],
    title: 'AC maintenance and tune-up',
    lead: 'Sixteen points, one visit. We open both halves of the system, clean what collects dirt, measure what wears, and show you the readings.',
    picture: { src: '/pictures/spot-plan.svg', alt: 'A clipboard with a list of tasks, and a check mark' },
    actions: [{ label: 'Schedule a tune-up', to: '/contact-us' }],
    phone,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('AC maintenance and tune-up');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('link', { name: 'Schedule a tune-up' })).toHaveAttribute('href', '/contact-us');
    await expect(canvas.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const LongTextWithBadge = meta.story({
  args: {
    title: 'Air conditioning repair, installation and maintenance',
    lead: 'When the air from the vents turns warm, you want two things: somebody who comes, and somebody who knows. Tell us what it does, and we will tell you when we can be there.',
    badge: '24/7 emergency service',
    picture: { src: '/pictures/diagram-heat-pump-cooling.svg', alt: 'How cooling works' },
    actions: [
      { label: 'Schedule Service', to: '/contact' },
      { label: 'See maintenance plans', to: '/maintenance-plan' },
    ],
  },
});
export const WidePicture = meta.story({
  args: { picture: { src: '/pictures/slide-3.svg', alt: 'A technician sets a new outdoor unit beside a house' } },
});
export const TallPicture = meta.story({
  args: { picture: { src: '/pictures/team.svg', alt: 'Three technicians in navy uniforms' } },
});
export const WithoutPicture = meta.story({ args: { picture: undefined } });
export const TitleAndLead = meta.story({
  args: { breadcrumbs: undefined, picture: undefined, actions: undefined, phone: undefined },
});
