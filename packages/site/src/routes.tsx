import type { RouteObject } from 'react-router-dom';
import { Root } from './root.tsx';

/**
 * The route table: one explicit route a page. A page's module exports `Component`; its text comes from @hvac/content.
 * The last route shows the not-found page.
 */
export const pageRoutes = [{ id: 'home', path: '/', lazy: () => import('./pages/home.tsx') }] satisfies RouteObject[];

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    children: [...pageRoutes, { id: 'not-found', path: '*', lazy: () => import('./pages/not-found.tsx') }],
  },
];
