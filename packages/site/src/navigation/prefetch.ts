import type { PagePath } from '@hvac/content';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The pages that most links lead to are made as this one. */
const withForm: PagePath = '/hvac-services-jacksonville-fl';

/** Loads the code of a page. A failure is no news: the press tries again, or loads the document. */
function prefetch(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => {});
}

/** The code of a page starts to load when a finger, a pointer or the focus comes to its link, before the press. */
export function prefetchLinks(routes: RouteObject[]): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    prefetch(routes, link.pathname);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, onIntent, { capture: true, passive: true });
  // The code of a city's page, its form included, comes while nobody waits for the line. The office has no use for it.
  if (matchRoutes(routes, location)?.some(({ route }) => route.id === 'site'))
    (globalThis.requestIdleCallback ?? setTimeout)(() => prefetch(routes, withForm));
}
