import { Text } from '../../../packages/ui/src/kit/Text/Text.tsx';
import { CheckboxField } from '../../../packages/ui/src/forms/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '../../../packages/ui/src/forms/ErrorSummary/ErrorSummary.tsx';
import { FormNotice } from '../../../packages/ui/src/kit/FormNotice/FormNotice.tsx';
import { RadioGroup } from '../../../packages/ui/src/forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../../packages/ui/src/forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../../packages/ui/src/forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../packages/ui/src/forms/TextField/TextField.tsx';
import type { GuideText } from '../Guide.tsx';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const field = {
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

export const formGuides: Record<string, GuideText> = {
  'Forms/TextField': {
    ...field,
    use: 'One line of text: a name, an address, a phone number. `type` and `autoComplete` choose the keyboard and let the browser fill it in.',
    not: 'For several lines: TextAreaField. For one of a few answers: RadioGroup.',
    good: [
      {
        why: 'A label that stays, and a hint before the mistake.',
        show: (
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
    ],
    bad: [
      {
        why: 'What it wants is gone as soon as one types.',
        show: <TextField id="guide-bad" name="b" label="Contact" placeholder="Phone number, with area code" />,
      },
    ],
    keyboard: 'As the browser has it; paste is never refused.',
  },
  'Forms/TextAreaField': {
    ...field,
    use: 'Several lines, with a live count where there is a limit.',
    not: 'For an answer of a word or two: TextField.',
    good: [
      {
        why: 'The count warns, and longer text can still be typed and cut.',
        show: <TextAreaField id="guide-area" name="c" label="What is going on?" maximum={200} />,
      },
    ],
    bad: [
      {
        why: 'A question that asks for three things at once.',
        show: <TextAreaField id="guide-area-bad" name="d" label="Problem, address and time" />,
      },
    ],
    keyboard: 'Tab leaves it; the corner makes it taller with a mouse.',
    screenReader: `${field.screenReader} The count is announced at 100, 50 and 20 characters left.`,
  },
  'Forms/SelectField': {
    ...field,
    use: 'One of five or more answers, in the system’s own menu.',
    not: 'For two to four answers: RadioGroup shows them all.',
    good: [
      {
        why: 'The first row chooses nothing.',
        show: (
          <SelectField
            id="guide-select"
            name="e"
            label="Service"
            options={['Heating', 'Cooling', 'Air quality', 'Ducts', 'Other']}
          />
        ),
      },
    ],
    bad: [
      {
        why: 'Two answers behind a menu.',
        show: <SelectField id="guide-select-bad" name="f" label="New customer?" options={['Yes', 'No']} />,
      },
    ],
    keyboard: 'Arrows and first letters choose; Space opens the menu.',
  },
  'Forms/RadioGroup': {
    ...field,
    use: 'One of two to four short answers, all in view.',
    not: 'For more answers: SelectField. For yes or no that starts as no: CheckboxField.',
    good: [
      {
        why: 'Nothing is chosen for the visitor.',
        show: <RadioGroup id="guide-radio" name="g" label="Are you a new customer?" options={yesNo} />,
      },
    ],
    bad: [
      {
        why: 'Labels that need the question to be read twice.',
        show: <RadioGroup id="guide-radio-bad" name="h" label="You are not a new customer?" options={yesNo} />,
      },
    ],
    keyboard: 'Tab goes to the group, arrows choose.',
    screenReader: 'The question as a group, then “Yes, radio button, 1 of 2”.',
  },
  'Forms/CheckboxField': {
    ...field,
    anatomy: ['The box', 'The label, which can be pressed too', 'The hint'],
    use: 'Something that is true while it is checked.',
    not: 'For a question with two answers that both have to be given: RadioGroup.',
    good: [
      {
        why: 'It says what being checked means.',
        show: <CheckboxField id="guide-check" name="i" label="Show this offer on the site" />,
      },
    ],
    bad: [
      {
        why: 'Checked means no.',
        show: <CheckboxField id="guide-check-bad" name="j" label="Do not hide this offer" />,
      },
    ],
    keyboard: 'Space checks and unchecks it.',
    screenReader: 'Label, “checkbox, checked”.',
  },
  'Forms/ErrorSummary': {
    use: 'After a form was sent with mistakes: it takes the focus, counts them, and leads to each field.',
    not: 'While somebody is still typing: the error at the field is enough.',
    anatomy: ['How many things there are to fix', 'One link to each field; solved ones are struck out'],
    good: [
      {
        why: 'The sentences that stand at the fields.',
        show: <ErrorSummary problems={[{ id: 'guide-good', message: 'Enter your phone number' }]} />,
      },
    ],
    bad: [
      {
        why: 'Nobody knows which field.',
        show: <ErrorSummary problems={[{ id: 'guide-bad', message: 'Something is wrong' }]} />,
      },
    ],
    keyboard: 'It takes the focus; Enter on a link goes to the field.',
    screenReader: 'An alert: “Two things to fix”, then the list.',
    wcag: ['3.3.1 Error identification', '3.3.3 Error suggestion', '2.4.3 Focus order', '4.1.3 Status messages'],
  },
  'Forms/FormNotice': {
    use: 'News about a form that has to stay: sent, not sent, what to do now.',
    not: 'For a mistake in one field: that stands at the field.',
    anatomy: ['The edge and the icon in the color of the news', 'A title', 'What it means'],
    good: [
      {
        why: 'It says what happened, and what to do.',
        show: (
          <FormNotice tone="error" title="Not sent yet">
            <Text>Everything is still here. Try again, or call us.</Text>
          </FormNotice>
        ),
      },
    ],
    bad: [
      {
        why: 'It blames, and leaves one alone.',
        show: (
          <FormNotice tone="error" title="Error">
            <Text>Invalid request.</Text>
          </FormNotice>
        ),
      },
    ],
    keyboard: 'It takes the focus when it appears.',
    screenReader: 'Read out when it takes the focus.',
    wcag: ['1.4.1 Use of color', '3.3.1 Error identification', '4.1.3 Status messages'],
  },
  'Forms/FileField': {
    ...field,
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
  },
  'Forms/CaptchaField': {
    ...field,
    use: 'At the end of a form that robots would fill in.',
    not: 'Where something else already proves a person, such as a login.',
    anatomy: ['The problem', 'The answer', 'A button for another problem'],
    good: [{ why: 'A sum that can be read out and typed.', show: <Text>7 + 5 =</Text> }],
    bad: [{ why: 'Letters in a picture: nobody can hear them.', show: <Text>Type the letters that you see.</Text> }],
    keyboard: 'Tab: the answer, then New Problem.',
    screenReader: '“Solve the math problem, 7 + 5 =, required”. A new problem is announced when it was asked for.',
    wcag: ['1.1.1 Non-text content', '3.3.8 Accessible authentication', '4.1.3 Status messages'],
  },
};
