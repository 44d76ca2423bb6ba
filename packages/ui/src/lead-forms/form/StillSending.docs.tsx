import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'While a form has been on its way for more than eight seconds.',
  avoid: 'For uploads: UploadProgress shows how far they are.',
  content: [
    'One sentence: why it takes long, and what to do. “Please keep this page open.”',
    'It never apologizes and never guesses how long it will take.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'Announced politely, once.', wcag: ['4.1.3'] },
};
