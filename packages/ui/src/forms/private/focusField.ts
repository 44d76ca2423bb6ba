/** Moves the focus to a field, with its label in view; to what can be focused in it when the control cannot. A closed row opens. */
export function focusField(id: string) {
  const fields = Array.from(document.querySelectorAll<HTMLElement>('[data-field]'));
  const field = fields.find(({ dataset }) => dataset['field'] === id);
  const target =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ??
    field?.querySelector<HTMLElement>('button:enabled');
  for (let row = field?.closest('details'); row; row = row.parentElement?.closest('details')) row.open = true;
  // jsdom, which tests of apps run in, has no layout and no scrolling.
  field?.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}
