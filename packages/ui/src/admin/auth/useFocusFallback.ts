import { useEffect, useRef, type RefObject } from 'react';

/** Best first: the name of the open lead, the list of the screen, and the screen's heading. */
const targets = ['#lead-name', '#list', 'h1'];

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

/**
 * Keeps the focus on the screen when the element that has it goes away, such as a button that its own press removes:
 * otherwise a keyboard and a screen reader would start again at the top of the page.
 */
export function useFocusFallback(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    let focused: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const onFocus = ({ target }: FocusEvent) => (focused = target);
    const onBlur = ({ target }: FocusEvent) =>
      // Some browsers send it before they remove the element. A press beside a control takes the focus on purpose.
      queueMicrotask(() => {
        if (target === focused && target instanceof Element && isUsable(target)) focused = null;
      });
    const restore = () => {
      if (!(focused instanceof Element) || document.activeElement !== document.body || isUsable(focused)) return;
      const all = targets.map((target) => root.querySelector<HTMLElement>(target));
      const found = all.find((element) => element && isUsable(element));
      if (!found) return;
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
    };
    // After the effects of the same change, which may move the focus themselves.
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(restore);
    });
    observer.observe(root, { attributes: true, childList: true, subtree: true });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  }, []);
  return ref;
}
