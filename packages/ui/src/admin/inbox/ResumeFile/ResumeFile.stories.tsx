import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ResumeFile } from './ResumeFile.tsx';

const resume = { name: 'Bell résumé.pdf', bytes: 348_160, present: true };

const meta = preview.meta({
  title: 'Admin/Inbox/ResumeFile',
  component: ResumeFile,
  args: { resume, busy: false, onDownload: fn() },
});

export const Present = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Bell résumé.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download résumé' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});
export const Missing = meta.story({
  args: { resume: { ...resume, present: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The file is gone/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongName = meta.story({ args: { resume: { ...resume, name: `${'my-résumé-final-'.repeat(12)}.docx` } } });
