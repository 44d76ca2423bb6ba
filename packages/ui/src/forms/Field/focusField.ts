/** Moves the focus to a field, with its label in view; to what can be focused in it when the control cannot. A closed row opens. */
export function focusField(id: string) {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`);
  const target =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ??
    field?.querySelector<HTMLElement>('button:enabled');
  for (let row = field?.closest('details'); row; row = row.parentElement?.closest('details')) row.open = true;
  field?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
