import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { company } from '../../testing/fixtures/company.ts';
import { NoOffers } from './NoOffers.tsx';

const meta = preview.meta({
  title: 'Sections/NoOffers',
  component: NoOffers,
  args: {
    heading: 'Ask about current offers',
    text: 'Nothing is printed here today. There may still be something for your case.',
    picture: '/pictures/spot-no-offers.svg',
    company,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
});
export const LongText = meta.story({
  args: { text: 'A manufacturer’s rebate, or terms from our financing partner, may fit your case. '.repeat(4) },
});
