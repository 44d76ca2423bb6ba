import { useLayoutEffect, useRef } from 'react';

/** What opens a form: the row's command, or the button for a new special. */
function openerOf(opened: string): HTMLElement | null {
  const copied = opened.replace(/^copy-/, '');
  const command = copied === opened ? 'edit' : 'duplicate';
  const row = `[data-special="${CSS.escape(copied)}"] [data-command="${command}"]`;
  return document.querySelector(opened === 'new' ? '[data-command="new"]' : row);
}

const toForm = () => document.querySelector<HTMLElement>('#special-title')?.focus();

/**
 * Where the focus and the page go when the form is opened and left, by a button or by the browser's Back: into the form,
 * and back to where the list was. Whoever arrives with a form open is left where the page begins.
 * @param opened what the form is about; undefined while none was asked for
 */
export function useFormView(opened: string | undefined) {
  const last = useRef(opened);
  /**
   * Where its opener was on the screen, in px. The scroll position would not do: the list may have grown above it
   * since.
   */
  const top = useRef<number>(undefined);
  const listRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = opened;
    if (before === opened) return;
    if (opened !== undefined) {
      const isInItsPlace = listRef.current?.offsetParent === null;
      if (isInItsPlace) scrollTo(0, 0);
      else top.current = undefined;
      toForm();
    } else if (before !== undefined) {
      const opener = openerOf(before);
      const isBack = top.current !== undefined;
      if (opener && top.current !== undefined) scrollBy(0, opener.getBoundingClientRect().top - top.current);
      opener?.focus({ preventScroll: isBack });
    }
  }, [opened]);
  return {
    /** Of what the form may stand in place of. */
    listRef,
    /** The form is about to be opened; it may be the one that is open. */
    beforeOpening: (next: string) => {
      top.current = openerOf(next)?.getBoundingClientRect().top;
      if (next === opened) toForm();
    },
  };
}
