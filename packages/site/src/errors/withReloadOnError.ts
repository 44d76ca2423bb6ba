import type { Location, RouteObject } from 'react-router-dom';

/**
 * Wraps each route's lazy: when the code fails to load, loads the page's document instead, which is prerendered and names
 * the scripts of its own release. Shows the error page only when the document fails too.
 * @param target where the visitor is going
 */
export function withReloadOnError(routes: RouteObject[], target: () => Location | undefined): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const inner = children && { children: withReloadOnError(children, target) };
    if (typeof lazy !== 'function') return { ...route, ...inner } as RouteObject;
    const load = async () => {
      try {
        return await lazy();
      } catch (cause) {
        const { pathname, search, hash } = target() ?? location;
        const answer = await fetch(pathname, { cache: 'no-store' }).catch(() => undefined);
        if (!answer?.ok) throw cause;
        location.assign(pathname + search + hash);
        // The current page stays until the document is there.
        return new Promise<never>(() => {});
      }
    };
    return { ...route, ...inner, lazy: load } as RouteObject;
  });
}
