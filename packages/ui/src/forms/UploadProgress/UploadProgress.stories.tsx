import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const meta = preview.meta({
  title: 'Forms/UploadProgress',
  component: UploadProgress,
  args: { what: 'your résumé', share: 0.438 },
});

export const Underway = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your résumé: 43%' });
    await expect(bar).toHaveAttribute('aria-valuenow', '43');
    // Every percent spoken would be too much.
    await expect(canvas.getByRole('status')).toHaveTextContent('25%');
  },
});
/** The browser does not tell how far it is. */
export const Unknown = meta.story({
  args: { share: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your résumé...' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});
export const Begun = meta.story({ args: { share: 0 } });
export const AlmostDone = meta.story({
  args: { share: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Almost done' })).toHaveAttribute('aria-valuenow', '100');
  },
});
