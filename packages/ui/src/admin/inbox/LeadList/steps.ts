/** The rows of the list that is in view, first to last. */
export const rowsInView = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>('[data-lead]'));

/**
 * The row some steps from another; the first or last one at the list's ends.
 * @param from nothing to begin before the first
 */
export function stepInList(from: Element | null | undefined, step: number): HTMLElement | undefined {
  const rows = rowsInView();
  const at = rows.findIndex((row) => row === from);
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
}
