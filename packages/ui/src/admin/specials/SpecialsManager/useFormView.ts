import { useLayoutEffect, useRef } from 'react';

/** The button that opens a form: in the row, or the one for a new special. */
function findOpener(opened: string): HTMLElement | null {
  const copied = opened.replace(/^copy-/, '');
  const command = copied === opened ? 'edit' : 'duplicate';
  const row = `[data-special="${CSS.escape(copied)}"] [data-command="${command}"]`;
  return document.querySelector(opened === 'new' ? '[data-command="new"]' : row);
}

const focusForm = () => document.querySelector<HTMLElement>('#special-title')?.focus();

/**
 * Moves focus and scroll position into a form that was opened, and back to its row when it is closed, by a button or by
 * the Back button. Leaves them alone when the page loads with a form open.
 * @param opened key of the open form, if any
 */
export function useFormView(opened: string | undefined) {
  const last = useRef(opened);
  /**
   * Where the button was on the screen, in px. The scroll position is no use: the list above may have grown.
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
      focusForm();
    } else if (before !== undefined) {
      const opener = findOpener(before);
      const isBack = top.current !== undefined;
      if (opener && top.current !== undefined) scrollBy(0, opener.getBoundingClientRect().top - top.current);
      opener?.focus({ preventScroll: isBack });
    }
  }, [opened]);
  return {
    /** Ref of the list, which is hidden while the form replaces it. */
    listRef,
    /** Call before a form opens. It may be open already. */
    beforeOpening: (next: string) => {
      top.current = findOpener(next)?.getBoundingClientRect().top;
      if (next === opened) focusForm();
    },
  };
}
