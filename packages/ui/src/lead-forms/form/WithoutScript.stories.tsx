import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { email, phone } from '../../test-utils/fixtures/company.ts';
import { WithoutScript } from './WithoutScript.tsx';

const meta = preview.meta({
  title: 'Lead forms/WithoutScript',
  tags: ['internal', '!stable'],
  component: WithoutScript,
  args: { phone, email },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.dial}`);
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  },
});
