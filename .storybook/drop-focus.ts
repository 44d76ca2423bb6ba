/** Shows a state without the focus ring of whoever brought it about, unless the story is about the focus. */
export function dropFocus({ visual }: { visual?: { keepFocus?: boolean } }): void {
  if (!visual?.keepFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
