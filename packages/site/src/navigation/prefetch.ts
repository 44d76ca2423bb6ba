import type { PagePath } from '@hvac/company';
import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';
import { savesData } from '../hydration/saves-data.ts';
import { loadCityForm } from './late-city-form.ts';

/** Its code is that of all pages about a city, which most links lead to. */
const cityPage: PagePath = '/hvac-services-jacksonville-fl';

/** Until the code of their form is fetched, in milliseconds: it would hold up a page that is opened at once. */
const formDelay = 2_000;

const whenIdle = (callback: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(callback);

/**
 * Loads the code of linked pages before the click: at once when a finger, the pointer or the focus is on a link, and one
 * page at a time for the links of the page's content that are in view, unless the visitor saves data.
 */
export function prefetchLinks(router: DataRouter, routes: RouteObject[]): void {
  const prefetched = new Set<string>();
  async function prefetch(path: string): Promise<void> {
    if (prefetched.has(path)) return;
    prefetched.add(path);
    for (const { route } of matchRoutes(routes, path) ?? [])
      // When it fails, the click tries again.
      if (typeof route.lazy === 'function') await route.lazy().catch(() => {});
  }
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) void prefetch(link.pathname);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, onIntent, { capture: true, passive: true });

  if (savesData()) return;
  // The office's screens link to each other only.
  if (!router.state.matches.some(({ route }) => route.id === 'site')) return;
  let last = Promise.resolve();
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      view.unobserve(target);
      last = last.then(() => prefetch((target as HTMLAnchorElement).pathname));
    }
  });
  const observeLinks = () => {
    view.disconnect();
    for (const link of document.querySelectorAll('main a[href^="/"]')) view.observe(link);
  };
  whenIdle(() => {
    void prefetch(cityPage);
    observeLinks();
  });
  // When it fails, the page that shows it loads its document.
  setTimeout(() => whenIdle(() => void loadCityForm().catch(() => {})), formDelay);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(observeLinks);
  });
}
