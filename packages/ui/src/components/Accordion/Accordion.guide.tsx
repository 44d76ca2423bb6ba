import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

export const guide: GuideText = {
  use: 'Questions and answers of which a reader wants one or two.',
  not: 'For what everybody has to read, and for steps that follow each other.',
  anatomy: ['A row with its heading and a chevron', 'The panel that opens'],
  good: [
    {
      why: 'A question that is enough to decide by.',
      show: (
        <Accordion
          items={[{ title: 'How often should a filter be changed?', content: <Text>Every one to three months.</Text> }]}
        />
      ),
    },
  ],
  bad: [
    {
      why: 'The one thing that has to be known is hidden.',
      show: <Accordion items={[{ title: 'More', content: <Text>Turn the power off first.</Text> }]} />,
    },
  ],
  keyboard: 'Tab goes from row to row; Enter and Space open and close one.',
  screenReader: '“How often …, collapsed”. Find in page and links open a closed row by themselves.',
  wcag: ['1.3.1 Info and relationships', '2.1.1 Keyboard', '4.1.2 Name, role, value'],
};
