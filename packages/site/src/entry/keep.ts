import { keepDraft } from './early-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement | null) => Array.from(form?.elements ?? []).filter(isControl);

/** Where a control stands, for finding the one that React made in its place. */
interface Kept {
  control: Control;
  formId: string;
  index: number;
}

/** Past React's own watch over the property: it then hears of the change as of a visitor's. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Gives a new control what the old one holds. */
function hand(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') {
      if (!from.files?.length) return;
      to.files = from.files;
      to.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (from.type === 'radio' || from.type === 'checkbox') {
      // React hears of a choice by the click.
      if (from.checked !== to.checked) to.click();
      return;
    }
  }
  if (from.value !== to.value) setValue(to, from.value);
}

function focusAgain(on: HTMLElement, from: HTMLElement): void {
  on.focus({ preventScroll: true });
  const takesText = on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement;
  const hasText = from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement;
  // Not every type of input has a selection.
  if (takesText && hasText && from.selectionStart !== null)
    on.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * The server gave a form back with what was typed as if the page had come so: from now on it is the visitor's again, for
 * the draft and for whatever compares a field with how it began.
 */
function ownHeldValues(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const { value } = control;
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.removeAttribute('selected');
      control.value = value;
    } else if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      const { checked } = control;
      control.defaultChecked = false;
      control.checked = checked;
    } else if (!(control instanceof HTMLInputElement && control.type === 'file')) {
      control.defaultValue = '';
      control.value = value;
    }
  }
}

/**
 * Remembers every control of the page's forms, and where the focus is. The old controls hold what was typed and chosen
 * themselves, also when React has thrown them out of the document.
 * @returns gives everything to the controls that stand in their places now
 */
export function keepForms(): () => void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    ownHeldValues(form);
    // A choice of radio buttons comes into the form's own state by the draft.
    keepDraft(form);
  }
  const kept: Kept[] = Array.from(document.forms).flatMap((form) =>
    controlsOf(form).map((control, index) => ({ control, formId: form.id, index })),
  );
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', onFocus, true);

  return () => {
    document.removeEventListener('focusin', onFocus, true);
    const successors = new Map<Element, Control>();
    for (const { control, formId, index } of kept) {
      if (control.isConnected) continue;
      const form = document.getElementById(formId);
      const now = form instanceof HTMLFormElement ? controlsOf(form)[index] : undefined;
      if (now?.name !== control.name) continue;
      hand(control, now);
      successors.set(control, now);
    }
    if (!(focused instanceof HTMLElement) || document.activeElement === focused) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    focusAgain(successors.get(focused) ?? focused, focused);
  };
}
