import type { CallToActionContent } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { CallToAction } from './CallToAction.tsx';

const links: CallToActionContent['links'] = [
  { label: 'Schedule a tune-up', to: '/contact-us' },
  { label: 'See maintenance plans', to: '/maintenance-plan' },
];

const meta = preview.meta({
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Before the first 90-degree week',
    text: 'Spring fills up. A date in March or April is easy to have; one in June is not.',
    links,
    phone,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Before the first 90-degree week' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `1 ${phone.display}` })).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const OneLink = meta.story({ args: { links: [links[0]] } });
/** Nobody in a hurry should write: the phone comes first. */
export const Urgent = meta.story({
  args: {
    heading: 'Call now, at any hour',
    text: 'Somebody answers day and night. Write only if it can wait.',
    links: [{ label: 'Send a message', to: '/contact' }],
    isUrgent: true,
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const LongText = meta.story({
  args: {
    heading: 'Come and meet us at the office, or have one of us come to your house',
    text: 'By phone, by form, or at your door with a flashlight. Tell us how many systems you have, roughly how old they are and what you have noticed, and you will get a price before anybody opens a panel.',
  },
});
