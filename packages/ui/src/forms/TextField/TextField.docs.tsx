import type { Guide } from '#storybook/docs/guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Input', 'Textbox'],
  use: 'One line of text: a name, an address, a phone number. `type` and `autoComplete` choose the keyboard and let the browser fill it in.',
  alternatives: { 'Forms/TextAreaField': 'For several lines', 'Forms/RadioGroup': 'For one of a few answers' },
  anatomy: {
    of: 'WithHintAndError',
    parts: {
      label: 'The label, with an asterisk if it is required',
      p: 'The hint',
      input: 'The control',
      'input ~ p': 'The error, with its icon',
    },
  },
  examples: [
    {
      do: 'A label that stays, and a hint before the mistake.',
      example: (
        <TextField
          id="guide-good"
          name="a"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="So that the technician can call from the road"
        />
      ),
    },
    {
      dont: 'The hint disappears as soon as you type.',
      example: <TextField id="guide-bad" name="b" label="Contact" placeholder="Phone number, with area code" />,
    },
  ],
  content: [
    'The label is what people call it: “Phone”, not “Contact number”. It is no question and has no colon.',
    'The hint says why it is asked for. An example that looks like a value is taken for one: use the hint.',
    'The error says how to put it right: “Please enter the phone number with its area code”.',
  ],
  accessibility: {
    keyboard: 'Standard browser behavior. Pasting always works.',
    screenReader: 'Label, “required”, then hint and error as its description. An error makes it invalid.',
    wcag: ['1.3.1', '1.3.5', '3.3.1', '3.3.2', '4.1.2'],
  },
};
