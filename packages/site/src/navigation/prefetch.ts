import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The code of a page starts to load when a finger, a pointer or the focus comes to its link, before the press. */
export function prefetchLinks(routes: RouteObject[]): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failure is no news: the press tries again, or loads the document.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => {});
    }
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, onIntent, { capture: true, passive: true });
}
