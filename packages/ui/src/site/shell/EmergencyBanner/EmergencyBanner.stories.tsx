import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { company } from '../../../testing/fixtures/company.ts';
import { EmergencyBanner } from './EmergencyBanner.tsx';

const meta = preview.meta({
  title: 'Shell/EmergencyBanner',
  component: EmergencyBanner,
  parameters: { layout: 'fullscreen' },
  args: { phoneText: '1 (904) 555-0142', dial: '+19045550142', ...company.emergency },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '1 (904) 555-0142' });
    await expect(call).toHaveAttribute('href', 'tel:+19045550142');
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
