import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ResumeFile } from './ResumeFile.tsx';

const resume = { name: 'Bell résumé.pdf', bytes: 348_160, present: true };

const meta = preview.meta({
  title: 'Admin/Inbox/ResumeFile',
  tags: ['internal', '!stable'],
  component: ResumeFile,
  args: { resume, busy: false, onDownload: fn() },
});

export const Present = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download résumé (340 KB)' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});
export const Missing = meta.story({
  args: { resume: { ...resume, present: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the file is gone/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const MissingWithALongName = meta.story({
  args: { resume: { ...resume, present: false, name: `${'my-résumé-final-'.repeat(12)}.docx` } },
});
