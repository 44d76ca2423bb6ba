import { useEffect, useRef, type RefObject } from 'react';
import { media } from '../../../theme/media.ts';

const isShown = (element: Element) => element.getClientRects().length > 0;
const isOpen = (menu: HTMLDetailsElement) => menu.open && isShown(menu);
const contains = (menu: HTMLDetailsElement, node: EventTarget | null) =>
  node instanceof Node && menu.parentElement?.contains(node) === true;
const layered = () => window.matchMedia(media.desktop).matches;

/**
 * Closes menus on Escape, blur, a click outside and a selection. Native listeners, because `<details>` has the state.
 */
export const useMenus = (): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = ref.current;
    if (!header) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const menus = () => [...header.querySelectorAll('details')];
    const closeAll = () => menus().forEach((menu) => (menu.open = false));
    // A menu shown by hovering stays closed until the pointer leaves its row.
    const dismissHovered = () =>
      header.querySelectorAll<HTMLElement>('li:hover').forEach((row) => (row.dataset['dismissed'] = ''));

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismissHovered();
      const focused = document.activeElement;
      if (focused !== document.body && !header.contains(focused)) return;
      const open = menus().filter(isOpen);
      const innermost = open.findLast((menu) => contains(menu, focused)) ?? open.at(-1);
      if (!innermost) return;
      for (const menu of open) if (contains(innermost, menu)) menu.open = false;
      innermost.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (!header.contains(target)) {
        // On narrow screens, closing would move the page under the pointer.
        if (layered()) closeAll();
      } else if (target.closest('a')) {
        closeAll();
        dismissHovered();
        if (isShown(target)) return;
        // The link went away with its menu, and the next page may take a while.
        const buttons = menus()
          .filter((menu) => contains(menu, target))
          .map((menu) => menu.querySelector('summary'));
        buttons.find((button) => button && isShown(button))?.focus();
      }
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (layered() && relatedTarget instanceof Node && !header.contains(relatedTarget)) closeAll();
    };
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !layered()) return;
      if (!target.open) {
        if (target.parentElement?.matches(':hover')) target.parentElement.dataset['dismissed'] = '';
        return;
      }
      for (const menu of menus()) if (menu !== target && !contains(menu, target)) menu.open = false;
    };
    const onPointerOut = ({ relatedTarget }: PointerEvent) => {
      for (const row of header.querySelectorAll<HTMLElement>('[data-dismissed]')) {
        if (!(relatedTarget instanceof Node && row.contains(relatedTarget))) delete row.dataset['dismissed'];
      }
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    header.addEventListener('focusout', onFocusOut, { signal });
    header.addEventListener('pointerout', onPointerOut, { signal });
    // Toggle events do not bubble.
    header.addEventListener('toggle', onToggle, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return ref;
};
