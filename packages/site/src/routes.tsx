import { loadPage, pagePaths, routes as table, type PagePath } from '@hvac/company';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage, ShellErrorPage } from './errors/ErrorPage.tsx';
import { followRedirect } from './navigation/followRedirect.ts';
import { adminLayout, adminModules, kinds, notFound } from './page-modules.ts';
import { Root } from './root.tsx';
import { SiteShell } from './SiteShell.tsx';

/** Loads the code of a form that may come after its page: before the page is hydrated or rendered to a document. */
export async function loadLateForm(path: string): Promise<void> {
  if (Object.hasOwn(table, path)) await kinds[table[path as PagePath].kind].lateForm?.load();
}

/** One explicit route per page: a pattern would match unknown paths. */
export const pageRoute = (path: PagePath): RouteObject => ({
  id: path,
  path,
  async lazy() {
    const [{ Page }, page] = await Promise.all([kinds[table[path].kind].load(), loadPage(path)]);
    // The table pairs each kind with its content, but the union type loses that.
    const Shown = Page as ComponentType<{ page: typeof page; path: PagePath }>;
    // The key resets form state between pages with the same template.
    return { element: <Shown key={path} page={page} path={path} /> };
  },
});

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
        lazy: adminLayout.load,
        children: Object.entries(adminModules).map(([path, { load }]) => ({ id: path, path, lazy: load })),
      },
      {
        id: 'site',
        Component: SiteShell,
        children: [
          {
            // Inside the layout, so that links and phone remain.
            id: 'page',
            errorElement: <ErrorPage />,
            children: [...pagePaths.map(pageRoute), { id: 'not-found', path: '*', lazy: notFound.load }],
          },
        ],
      },
    ],
  },
];
