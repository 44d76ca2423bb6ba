import { keepDraft } from './early-draft.ts';

/** Keys in sessionStorage: the release that was reloaded, and the id of the form to submit after the reload. */
const [releaseKey, formKey] = ['hvac-reload', 'hvac-submit'];

/**
 * Reloads the page once per release, if the server answers. Saves a draft of the form, which is submitted after the
 * reload.
 * @returns whether the page is about to reload
 */
export async function reloadAndSubmit(form: HTMLFormElement | null): Promise<boolean> {
  try {
    if (sessionStorage.getItem(releaseKey) === import.meta.url) return false;
    const page = await fetch(location.href, { cache: 'no-store' });
    if (!page.ok) return false;
    keepDraft(form);
    sessionStorage.setItem(releaseKey, import.meta.url);
    if (form) sessionStorage.setItem(formKey, form.id);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Id of the form that was being submitted when the page reloaded; undefined from the second call on. */
export function takePendingSubmit(): string | undefined {
  try {
    const id = sessionStorage.getItem(formKey) ?? undefined;
    sessionStorage.removeItem(formKey);
    return id;
  } catch {
    return undefined;
  }
}
