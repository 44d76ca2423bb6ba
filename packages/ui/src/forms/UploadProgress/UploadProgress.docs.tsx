import type { Guide } from '#storybook/docs/guide.ts';
import { UploadProgress } from './UploadProgress.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Loading bar', 'Progress bar'],
  use: 'While a file is uploading.',
  avoid: 'For anything under a second: a loading button is enough.',
  anatomy: {
    of: 'Underway',
    parts: {
      p: 'Words with the percent',
      '[role=progressbar]': 'The bar',
    },
  },
  examples: [
    { do: 'It names what is sent.', example: <UploadProgress what="your résumé" share={0.4} /> },
    { dont: 'Nobody calls it that.', example: <UploadProgress what="file 1 of 1 (resume_final.pdf)" share={0.4} /> },
  ],
  content: [
    '`what` completes the sentence “Uploading your résumé: 40%”: the document as the form calls it, with “your”.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'A progress bar; a quarter at a time is spoken.', wcag: ['4.1.3'] },
};
