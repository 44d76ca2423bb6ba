import type { Guide } from '#storybook/docs/guide.ts';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Call to action', 'Spinner', 'Loading'],
  use: 'To do something on this page: send a form, open a dialog, try again. Use one primary button per view, secondary buttons next to it, and quiet ones for what few people need.',
  avoid: 'To go to another page or to call: use ButtonLink, which looks the same but is a link.',
  alternatives: { 'Components/TextLink': 'In a sentence', 'Components/IconButton': 'For an icon alone' },
  anatomy: {
    of: 'Primary',
    args: { icon: 'phone', iconAfter: 'arrowRight' },
    parts: {
      button: 'The pill, at least 44 px high',
      svg: 'An icon before the label, or the loading ring',
      span: 'The label',
      'svg:last-child': 'An arrow after it',
    },
  },
  examples: [
    {
      do: 'One primary action, and the label says what happens.',
      example: (
        <Inline>
          <Button>Request service</Button>
          <Button variant="secondary">Ask a question</Button>
          <Button variant="quiet">Start over</Button>
        </Inline>
      ),
    },
    {
      dont: 'Two primary buttons: nobody knows which to press.',
      example: (
        <Inline>
          <Button>Request service</Button>
          <Button>Call us</Button>
        </Inline>
      ),
    },
    { do: 'While loading, it keeps its size and says what it is doing.', example: <Button loading>Sending...</Button> },
    { dont: 'A label that says nothing on its own.', example: <Button variant="secondary">OK</Button> },
  ],
  content: [
    'Start with a verb, and name the thing: “Request service”, “Add note”. Two to four words.',
    'Sentence case, no period. “OK”, “Submit” and “Click here” do not say what happens.',
    'While it works it says so: “Sending…”. The words of the result are in an Alert or a Toast.',
  ],
  accessibility: {
    keyboard:
      'Enter and Space press it. While loading, it keeps the focus and cannot be pressed, not even with Enter in a field of its form.',
    screenReader:
      '“Request service, button”. Disabled and loading buttons are announced as unavailable. Say in the label what is happening.',
    wcag: ['1.4.3', '1.4.11', '2.4.7', '2.5.8', '4.1.2'],
  },
};
