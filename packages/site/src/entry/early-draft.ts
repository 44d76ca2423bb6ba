import { writeStorage, readStorage } from '@hvac/ui/forms';
import { draftKey, restoreTexts, typedTexts } from '@hvac/ui/lead-forms';

/** Never kept: the math problem, and the field that people do not see. */
const passing = /^captcha|^website$/;

/** Keeps what is typed into a form before React keeps it: it outlives a reload. */
export function keepDraft(form: HTMLFormElement | null): void {
  if (!form || !('leadForm' in form.dataset)) return;
  const names = Array.from(form.elements, (element) => element.getAttribute('name') ?? '');
  writeStorage(
    draftKey(form.id),
    typedTexts(
      form,
      [...new Set(names)].filter((name) => name && !passing.test(name)),
    ),
  );
}

/** Puts back what was typed before a reload, into fields that are as they began, and says so. */
export function restoreDraft(form: HTMLFormElement): void {
  const isPutBack = restoreTexts(form, readStorage(draftKey(form.id)) ?? {}, (name, text) => {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = text;
  });
  // The form says so now: later, the note would move what the visitor is about to press.
  if (isPutBack) form.dataset['draft'] = '';
  // A text that is put back is kept anew by its event, and without the choices that are put back after it.
  keepDraft(form);
}
