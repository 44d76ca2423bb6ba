import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const guide: GuideText = {
  use: 'To do something on this page: send a form, open a dialog, try again. One primary button a view; secondary beside it, quiet for what few people need.',
  not: 'To go to another page or to call: that is ButtonLink, which looks the same and is a link. In a sentence: TextLink. An icon alone: IconButton.',
  anatomy: [
    'The pill, at least 44 px high',
    'An icon before the label, or the turning ring',
    'The label',
    'An arrow after it',
  ],
  good: [
    {
      why: 'One primary action, and the label says what happens.',
      show: (
        <Inline>
          <Button>Request service</Button>
          <Button variant="secondary">Ask a question</Button>
          <Button variant="quiet">Start over</Button>
        </Inline>
      ),
    },
    { why: 'What is under way keeps its place and says so.', show: <Button loading>Sending...</Button> },
  ],
  bad: [
    {
      why: 'Two primary buttons: neither is the one to press.',
      show: (
        <Inline>
          <Button>Request service</Button>
          <Button>Call us</Button>
        </Inline>
      ),
    },
    { why: 'A label that says nothing on its own.', show: <Button variant="secondary">OK</Button> },
  ],
  keyboard:
    'Enter and Space press it. While loading it keeps the focus and takes no press, Enter in a field of its form included.',
  screenReader:
    '“Request service, button”. Disabled and loading ones are said to be unavailable; say what is under way in the label.',
  wcag: [
    '1.4.3 Contrast',
    '1.4.11 Non-text contrast',
    '2.4.7 Focus visible',
    '2.5.8 Target size',
    '4.1.2 Name, role, value',
  ],
};
