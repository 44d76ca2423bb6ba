/** The key under which the tab keeps what was typed into a form, by the form's id. */
export const draftKey = (formId: string) => `hvac-draft:${formId}`;

/** A text field, a list, or the radio buttons of one question. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

/** The control of a field; none for a file, which is not text. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement) return found.type === 'file' ? undefined : found;
  const known =
    found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement || found instanceof RadioNodeList;
  return known ? found : undefined;
}

const radios = (list: RadioNodeList) => [...list].filter((node) => node instanceof HTMLInputElement);

/** What the page gave the control before anybody touched it. */
function first(control: Control): string {
  if (control instanceof RadioNodeList) return radios(control).find((radio) => radio.defaultChecked)?.value ?? '';
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

function fits(control: Control, text: string): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some(({ value }) => value === text);
  if (control instanceof RadioNodeList) return radios(control).some(({ value }) => value === text);
  return true;
}

/** What the visitor has typed or chosen, by name: fields that are as they began are left out, files always. */
export function typedTexts(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const control = findControl(form, name);
    return control && control.value !== first(control) ? [[name, control.value] as const] : [];
  });
  return Object.fromEntries(typed);
}

/**
 * Puts texts into untouched fields. Choices that are no longer offered are skipped.
 * @param setValue changes a field and what the form knows of it
 * @returns whether any text was put back
 */
export function restoreTexts(
  form: HTMLFormElement,
  texts: Readonly<Record<string, string>>,
  setValue: (name: string, text: string) => void,
): boolean {
  let restored = false;
  for (const [name, text] of Object.entries(texts)) {
    const control = findControl(form, name);
    if (!control) continue;
    if (control.value === first(control) && fits(control, text)) {
      setValue(name, text);
      restored ||= control.value === text;
    }
    if (control.value !== text) continue;
    // For what watches the field itself, such as a live count.
    if (control instanceof Element) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return restored;
}
