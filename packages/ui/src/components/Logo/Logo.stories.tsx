import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  args: { company },
});

export const OnLight = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Whitley’s Heating & Air, Jacksonville' });
    await expect(link).toHaveAttribute('href', '/');
  },
});
export const OnDark = meta.story({
  decorators: [
    (Story) => (
      <div data-surface="dark" style={{ padding: 20 }}>
        <Story />
      </div>
    ),
  ],
});
export const InANarrowPlace = meta.story({
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 170 }}>
        <Story />
      </div>
    ),
  ],
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
