import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

/** What every field has in common. */
export const fieldGuide = {
  anatomy: [
    'The label, with an asterisk where an answer is needed',
    'The hint',
    'The control',
    'The error, with its icon',
  ],
  screenReader: 'Label, “required”, then hint and error as its description. An error makes it invalid.',
  wcag: [
    '1.3.1 Info and relationships',
    '1.3.5 Identify input purpose',
    '3.3.1 Error identification',
    '3.3.2 Labels',
    '4.1.2 Name, role, value',
  ],
};

export const guide: GuideText = {
  use: 'To make a field of a kind that is not there: it brings label, hint and error.',
  not: 'Around a field that is there: each has it inside.',
  anatomy: ['The label', 'The hint', 'The control, which takes the attributes that it is given', 'The error'],
  good: [],
  bad: [],
  keyboard: 'A press on the label goes to the control.',
  screenReader: 'Label, “required”, then hint and error as the control’s description.',
  wcag: ['1.3.1 Info and relationships', '3.3.1 Error identification', '3.3.2 Labels'],
};
