/** The row that a press on its title opens or closes: presses go to the whole row, never to the words in it. */
export function rowOf(title: HTMLElement): HTMLElement {
  const row = title.closest('summary');
  if (!row) throw new Error(`"${title.textContent}" stands in no row that opens`);
  return row;
}
