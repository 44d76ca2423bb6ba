import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', visual: { keepFocus: true } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ padding: '80px 20px' }}>
          <a href="/">A link of the header</a>
        </div>
        <main id="main" tabIndex={-1}>
          <h1>The page</h1>
        </main>
      </>
    ),
  ],
});

export const Hidden = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
