import type { Location, RouteObject } from 'react-router-dom';

/**
 * Routes whose code may fail to load: the document of the page is loaded instead, which is prerendered and brings the
 * code of its own release. Only when that cannot be had either the error page is shown.
 * @param target where the visitor is going
 */
export function rescued(routes: RouteObject[], target: () => Location | undefined): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const inner = children && { children: rescued(children, target) };
    if (typeof lazy !== 'function') return { ...route, ...inner } as RouteObject;
    const load = async () => {
      try {
        return await lazy();
      } catch (cause) {
        const { pathname, search, hash } = target() ?? location;
        const answer = await fetch(pathname, { cache: 'no-store' }).catch(() => undefined);
        if (!answer?.ok) throw cause;
        location.assign(pathname + search + hash);
        // The page that is showing stays until the document is there.
        return new Promise<never>(() => {});
      }
    };
    return { ...route, ...inner, lazy: load } as RouteObject;
  });
}
