import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';

export const guide: GuideText = {
  ...fieldGuide,
  use: 'One file, chosen or dropped.',
  not: 'For several files: it keeps one.',
  anatomy: [
    'The box, dashed because something can be dropped there',
    'The browser’s own button',
    'The chosen file, its size, and a button against it',
  ],
  good: [
    {
      why: 'Kinds and size are said before the file is chosen.',
      show: <Text>PDF, DOC or DOCX, up to 5 MB. Optional.</Text>,
    },
  ],
  bad: [{ why: 'The limit is said afterwards.', show: <Text>Your file was too large.</Text> }],
  keyboard: 'Enter and Space open the picker; after Remove the focus is on the picker again.',
  screenReader: 'The chosen file is announced, and describes the control.',
};
