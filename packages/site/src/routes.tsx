import { loadPage, pagePaths, pages, routes as table, type AdminPath, type PagePath } from '@hvac/content';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage, ShellErrorPage } from './errors/ErrorPage.tsx';
import { kinds } from './kinds.tsx';
import { followRedirect } from './navigation/followRedirect.ts';
import { Root } from './root.tsx';
import { SiteShell } from './SiteShell.tsx';

/** One explicit route per page: a pattern would match unknown paths. */
export const pageRoute = (path: PagePath): RouteObject => ({
  id: path,
  path,
  async lazy() {
    const [{ Page }, page] = await Promise.all([kinds[table[path].kind](), loadPage(path)]);
    // The table pairs each kind with its content, but the union type loses that.
    const Shown = Page as ComponentType<{ page: typeof page; path: PagePath }>;
    // The key resets form state between pages with the same template.
    return { element: <Shown key={path} page={page} path={path} /> };
  },
});

/** The admin screens. */
const adminModules: Record<AdminPath, () => Promise<{ Component: ComponentType }>> = {
  '/admin/leads': () => import('./pages/admin/leads.tsx'),
  '/admin/sources': () => import('./pages/admin/sources.tsx'),
  '/admin/team': () => import('./pages/admin/team.tsx'),
  '/admin/specials': async () => {
    const [{ AdminSpecials }, page] = await Promise.all([import('./pages/admin/specials.tsx'), pages['/specials']()]);
    return { Component: () => <AdminSpecials page={page} /> };
  },
};

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    loader: followRedirect,
    shouldRevalidate: () => true,
    errorElement: <ShellErrorPage />,
    children: [
      {
        id: 'admin',
        lazy: () => import('./pages/admin/layout.tsx'),
        children: Object.entries(adminModules).map(([path, lazy]) => ({ id: path, path, lazy })),
      },
      {
        id: 'site',
        Component: SiteShell,
        children: [
          {
            // Inside the layout, so that links and phone remain.
            id: 'page',
            errorElement: <ErrorPage />,
            children: [
              ...pagePaths.map(pageRoute),
              { id: 'not-found', path: '*', lazy: () => import('./pages/not-found.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
