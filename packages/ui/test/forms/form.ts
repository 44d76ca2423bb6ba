import { expect, waitFor, within } from 'storybook/test';
import { answerField, problemReady, type Play } from './play.ts';

interface FieldCommon {
  /** Label of the field or question. */
  label: string;
  /** Legend of the fieldset that it stands in, where another field has the same label. */
  group?: string;
  /** What the form says when it is left empty; none for a field that may be, or that begins with a value. */
  message?: string;
}

/** A field, and what a visitor does with it. */
export type FormField = FieldCommon &
  (
    | { /** Typed into it. */ text: string }
    | { /** Text of the option that is chosen from its list. */ option: string }
    | { /** Label of the radio button that is chosen. */ choice: string }
  );

/** A form for leads, as its stories need to know it. */
export interface FormStories {
  /** Path of its call. */
  endpoint: string;
  submitLabel: { idle: string; sending: string };
  /** Its toast, and lasting notice, after a success. */
  success: { title: string; description: string };
  /** What it says when there is no answer. */
  fallback: string;
  /** All fields in their order, without the captcha. */
  fields: readonly FormField[];
  /** What a visitor does beside, such as choosing a file. */
  fillMore?: (play: Play) => Promise<void>;
}

const scope = (canvas: Play['canvas'], { group }: FormField) =>
  group === undefined ? canvas : within(canvas.getByRole('group', { name: group }));

/** The control of a field: of a question with radio buttons, the whole group. */
export function control(canvas: Play['canvas'], field: FormField): HTMLElement {
  const role = 'text' in field ? 'textbox' : 'option' in field ? 'combobox' : 'radiogroup';
  return scope(canvas, field).getByRole(role, { name: field.label });
}

const radio = (canvas: Play['canvas'], field: FormField & { choice: string }) =>
  within(control(canvas, field)).getByRole('radio', { name: field.choice });

/** Does with one field what a visitor does. Text is pasted: typing it key by key takes most of a story's time. */
async function fillField({ canvas, userEvent }: Play, field: FormField) {
  if ('choice' in field) return userEvent.click(radio(canvas, field));
  if ('option' in field) return userEvent.selectOptions(control(canvas, field), field.option);
  await userEvent.click(control(canvas, field));
  await userEvent.paste(field.text);
}

/** Fills in the whole form. @param answer to the math problem, typed once there is one; none leaves it */
export async function fillForm(play: Play, { fields, fillMore }: FormStories, answer = '12') {
  const { canvas, userEvent } = play;
  if (answer) await problemReady(canvas);
  for (const field of fields) await fillField(play, field);
  await fillMore?.(play);
  if (answer) await userEvent.type(answerField(canvas), answer);
}

/** Everything but the captcha is as a visitor has filled it in. */
export async function expectKept({ canvas }: Play, { fields }: FormStories) {
  for (const field of fields) {
    if ('choice' in field) await expect(radio(canvas, field)).toBeChecked();
    else if ('option' in field) await expect(control(canvas, field)).toHaveDisplayValue(field.option);
    else await expect(control(canvas, field)).toHaveValue(field.text);
  }
}

/** Nothing of what was filled in is left. */
export async function expectEmpty({ canvas }: Play, { fields }: FormStories) {
  for (const field of fields) {
    if ('choice' in field) await expect(radio(canvas, field)).not.toBeChecked();
    else if ('text' in field) await expect(control(canvas, field)).toHaveValue('');
  }
  await waitFor(() => expect(answerField(canvas)).toHaveValue(''));
}

export const submitForm = ({ canvas, userEvent }: Play, { submitLabel }: FormStories) =>
  userEvent.click(canvas.getByRole('button', { name: submitLabel.idle }));
