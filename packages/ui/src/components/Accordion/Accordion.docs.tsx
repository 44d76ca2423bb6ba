import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Popover', 'Disclosure', 'Collapse', 'Expander'],
  use: 'Questions and answers when a reader needs only one or two.',
  avoid: 'For what everybody has to read, or for steps in order.',
  anatomy: {
    of: 'OneOpen',
    parts: {
      summary: 'A row with its heading and a chevron',
      'details[open] > div': 'The panel that opens',
    },
  },
  examples: [
    {
      do: 'The question tells you what you will find.',
      example: (
        <Accordion
          items={[{ title: 'How often should a filter be changed?', content: <Text>Every one to three months.</Text> }]}
        />
      ),
    },
    {
      dont: 'The one thing everybody must know is hidden.',
      example: <Accordion items={[{ title: 'More', content: <Text>Turn the power off first.</Text> }]} />,
    },
  ],
  content: [
    'Each title is a question in the visitor’s words, or the name of what opens: “There is ice on my AC. What should I do first?”',
    'The answer begins with the answer. Nobody has to open two items to understand one.',
  ],
  accessibility: {
    keyboard: 'Tab goes from row to row; Enter and Space open and close one.',
    screenReader: '“How often …, collapsed”. Find in page and links open a closed row by themselves.',
    wcag: ['1.3.1', '2.1.1', '4.1.2'],
  },
};
