import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { UploadProgress } from './UploadProgress.tsx';

export const guide: GuideText = {
  use: 'While a file is on its way.',
  not: 'For what takes less than a second: a loading button says enough.',
  anatomy: ['Words with the percent', 'The bar'],
  good: [{ why: 'It names what is sent.', show: <UploadProgress what="your résumé" share={0.4} /> }],
  bad: [],
  keyboard: 'None.',
  screenReader: 'A progress bar; a quarter at a time is spoken.',
  wcag: ['4.1.3 Status messages'],
};
