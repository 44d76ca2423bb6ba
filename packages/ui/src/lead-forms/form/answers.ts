import { findControl } from '../../hydration/typedTexts.ts';

/** What a visitor answered, in the words that stood on the page. */
interface Answer {
  /** Label of the field, or the question. */
  label: string;
  /** What was typed, or the label of what was chosen. */
  text: string;
}

/** The answers of one part of a form. */
export interface AnswerGroup {
  /** Its legend, such as "Your friend"; none in a form of one part. */
  legend: string | undefined;
  answers: Answer[];
}

/** The words of a label, without the asterisk after them. */
const wordsOf = (label: Element | undefined) => label?.firstChild?.textContent ?? '';

const groupOf = (element: Element) =>
  element.closest('fieldset:not([role="radiogroup"])')?.querySelector('legend')?.textContent ?? undefined;

/**
 * What stands in a form, to be shown again after it was sent. Fields that were left empty are left out.
 * @param names of the fields as they follow each other on the page
 */
export function answersIn(form: HTMLFormElement, names: readonly string[]): AnswerGroup[] {
  const groups: AnswerGroup[] = [];
  for (const name of names) {
    const control = findControl(form, name);
    const radio =
      control instanceof RadioNodeList &&
      [...control].find((node): node is HTMLInputElement => node instanceof HTMLInputElement && node.checked);
    const element = control instanceof RadioNodeList ? radio : control;
    if (!element || element.value.trim() === '') continue;
    const legend = groupOf(element);
    const chosen = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined;
    const answer = radio
      ? {
          label: wordsOf(radio.closest('fieldset')?.querySelector('legend') ?? undefined),
          text: radio.labels?.[0]?.textContent ?? '',
        }
      : { label: wordsOf(element.labels?.[0]), text: chosen ?? element.value };
    const last = groups.at(-1);
    if (last && last.legend === legend) last.answers.push(answer);
    else groups.push({ legend, answers: [answer] });
  }
  return groups;
}
