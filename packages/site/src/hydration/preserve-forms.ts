type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement | null) => Array.from(form?.elements ?? []).filter(isControl);

/** A control and its position, to find the one that React rendered in its place. */
interface SavedControl {
  control: Control;
  formId: string;
  index: number;
}

/** Uses the native setter, which React's value tracking does not see, so that React takes the events as the visitor's. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Copies the value, choice or files of the old control. */
function copyState(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') {
      if (!from.files?.length) return;
      to.files = from.files;
      to.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (from.type === 'radio' || from.type === 'checkbox') {
      // React listens to clicks of radio buttons and checkboxes.
      if (from.checked !== to.checked) to.click();
      return;
    }
  }
  if (from.value !== to.value) setValue(to, from.value);
}

function restoreFocus(on: HTMLElement, from: HTMLElement): void {
  on.focus({ preventScroll: true });
  const takesText = on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement;
  const hasText = from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement;
  // Not every type of input has a selection.
  if (takesText && hasText && from.selectionStart !== null)
    on.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Saves every control of the page's forms, and the focus. Replaced controls still hold their values when React has removed
 * them from the document.
 * @returns a function that copies the values to the new controls and restores the focus
 */
export function preserveForms(): () => void {
  const saved: SavedControl[] = Array.from(document.forms).flatMap((form) =>
    controlsOf(form).map((control, index) => ({ control, formId: form.id, index })),
  );
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', onFocus, true);

  return () => {
    document.removeEventListener('focusin', onFocus, true);
    const replacements = new Map<Element, Control>();
    for (const { control, formId, index } of saved) {
      if (control.isConnected) continue;
      const form = document.getElementById(formId);
      const now = form instanceof HTMLFormElement ? controlsOf(form)[index] : undefined;
      if (now?.name !== control.name) continue;
      copyState(control, now);
      replacements.set(control, now);
    }
    if (!(focused instanceof HTMLElement) || document.activeElement === focused) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    restoreFocus(replacements.get(focused) ?? focused, focused);
  };
}
