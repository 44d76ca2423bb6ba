import { attribute, draftKey, readStorage, restoreTexts, typedTexts, writeStorage } from '@hvac/ui/hydration';

/** Not saved: the math problem, and the honeypot. */
const transient = /^captcha|^website$/;

/** Saves what is typed before hydration, so that a reload does not lose it. */
export function keepDraft(form: HTMLFormElement | null): void {
  if (!form?.hasAttribute(attribute.leadForm)) return;
  const names = [...new Set(new FormData(form).keys())].filter((name) => !transient.test(name));
  writeStorage(draftKey(form.id), typedTexts(form, names));
}

/** Restores what was typed before a reload into fields that are unchanged, and shows the note about it. */
export function restoreDraft(form: HTMLFormElement): void {
  const isRestored = restoreTexts(form, readStorage(draftKey(form.id)) ?? {}, (name, text) => {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = text;
  });
  // Show the note now: later, it would move what the visitor is about to press.
  if (isRestored) form.setAttribute(attribute.draft, '');
  // The input events saved the texts without the choices that were restored after them.
  keepDraft(form);
}

/** @param formId of the form that was sent; nothing was when null */
export function forgetDraft(formId: string | null): void {
  if (formId !== null) writeStorage(draftKey(formId), {});
}
