import { keepDraft } from './early-draft.ts';

/** The release that could not send a form, and the form whose submit waits for the next document. */
const [releaseKey, formKey] = ['hvac-reload', 'hvac-submit'];

/**
 * Loads the document anew. What was typed into the form that waits, if one does, is kept, and its submit goes on after
 * it. Once a release, and only when the document can be had.
 * @returns whether the page is about to go
 */
export async function reloadFor(form: HTMLFormElement | null): Promise<boolean> {
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

/** Id of the form whose submit was waiting when the page was loaded anew: told once. */
export function waitingSinceReload(): string | undefined {
  try {
    const id = sessionStorage.getItem(formKey) ?? undefined;
    sessionStorage.removeItem(formKey);
    return id;
  } catch {
    return undefined;
  }
}
