import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { email, phone } from '../../../testing/fixtures/company.ts';
import { ReachUs } from './ReachUs.tsx';

const meta = preview.meta({
  title: 'Sections/ReachUs',
  component: ReachUs,
  args: { phone, email, subject: 'Referral', children: 'Tell us your name and your friend’s name and number.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}?subject=Referral`);
  },
});
export const LongText = meta.story({
  args: { children: 'Tell us your name and your friend’s name and number, and when a call is welcome. '.repeat(4) },
});
