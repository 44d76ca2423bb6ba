import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { email, phone } from '../../../testing/fixtures/company.ts';
import { ReachUs } from '../ReachUs/ReachUs.tsx';
import { FormSection } from './FormSection.tsx';

const meta = preview.meta({
  title: 'Sections/FormSection',
  component: FormSection,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Refer a friend',
    intro: 'Your friend hears from us by phone or in person.',
    children: (
      <ReachUs phone={phone} email={email} subject="Referral">
        Tell us your name and your friend’s name and number.
      </ReachUs>
    ),
  },
});

export const WithoutForm = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Refer a friend' })).toBeVisible();
    await expect(canvasElement.querySelector('#form')).not.toBeNull();
  },
});
