import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../../components/Text/Text.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Upload', 'Dropzone'],
  use: 'One file, chosen or dropped.',
  avoid: 'For several files: it keeps only one.',
  anatomy: {
    of: 'WithErrorAndFile',
    args: { error: undefined },
    parts: {
      '[data-field] > div': 'The dashed box, where you can drop a file',
      input: 'The browser’s own button',
      '[role=status] > div': 'The chosen file, its size and a button to remove it',
    },
  },
  examples: [
    {
      do: 'It names the file types and size before you choose a file.',
      example: <Text>PDF, DOC or DOCX, up to 5 MB. Optional.</Text>,
    },
    { dont: 'The limit is said afterwards.', example: <Text>Your file was too large.</Text> },
  ],
  content: [
    'The label names the document: “Résumé”. The hint has the types and the largest size: “PDF, DOC or DOCX, up to 5 MB”.',
    'The error says what to do: “Please upload a file smaller than 5MB.”',
  ],
  accessibility: {
    keyboard: 'Enter and Space open the file picker. After Remove, the focus goes back to it.',
    screenReader: 'The chosen file is announced, and describes the control.',
    wcag: ['1.3.1', '1.3.5', '3.3.1', '3.3.2', '4.1.2'],
  },
};
