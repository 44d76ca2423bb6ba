import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Where the focus goes when a lead is opened and closed, by a link or by the browser's Back: into the lead, and back to
 * its row. Whoever arrives with a lead open is left where the page begins.
 * @param open id of the open lead
 * @param fallback takes the focus when the row is gone
 */
export function useFocusRestore(open: string | undefined, fallback: RefObject<HTMLElement | null>) {
  const [arrivedWith] = useState(open);
  const last = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed)}"]`);
    (row ?? fallback.current)?.focus();
  }, [open, fallback]);
  const [moved, setMoved] = useState(false);
  if (!moved && open !== arrivedWith) setMoved(true);
  return { takesFocus: moved };
}
