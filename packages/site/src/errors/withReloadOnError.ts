import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';
import { openDocument } from './openDocument.ts';

/**
 * Wraps each route's lazy: when the code fails to load, loads the page's document instead. Shows the error page only when
 * the document fails too.
 * @param target where the visitor is going
 */
export function withReloadOnError(routes: RouteObject[], target: () => Location | undefined): RouteObject[] {
  const isAwaited = (route: RouteObject) =>
    matchRoutes(routes, target() ?? location)?.some((match) => match.route === route) ?? false;
  const wrap = (route: RouteObject): RouteObject => {
    const { lazy, children } = route;
    const inner = children && { children: children.map(wrap) };
    if (typeof lazy !== 'function') return { ...route, ...inner } as RouteObject;
    const load = () =>
      lazy().catch((cause: unknown) => openDocument(target() ?? location, cause, () => isAwaited(route)));
    return { ...route, ...inner, lazy: load } as RouteObject;
  };
  return routes.map(wrap);
}
