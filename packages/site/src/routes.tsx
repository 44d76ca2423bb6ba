import { pagePaths, pages, type AdminPath, type PagePath } from '@hvac/content';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage, ShellErrorPage } from './errors/ErrorPage.tsx';
import { followRedirect } from './navigation/followRedirect.ts';
import { Root } from './root.tsx';
import { SiteShell } from './SiteShell.tsx';

type Page = (typeof pages)[PagePath];

/** What a page's module gets: its words, and the path that was asked for. */
export interface PageProps<Kind extends Page['kind']> {
  page: Awaited<ReturnType<Extract<Page, { kind: Kind }>['load']>>;
  path: PagePath;
}

/** The module of each kind of page: it gives the words to a template of @hvac/ui, and the head its tags. */
const modules: { [Kind in Page['kind']]: () => Promise<{ Page: ComponentType<PageProps<Kind>> }> } = {
  blog: () => import('./pages/blog.tsx'),
  careers: () => import('./pages/careers.tsx'),
  city: () => import('./pages/city.tsx'),
  'city-service': () => import('./pages/city-service.tsx'),
  contact: () => import('./pages/contact.tsx'),
  faq: () => import('./pages/faq.tsx'),
  financing: () => import('./pages/financing.tsx'),
  home: () => import('./pages/home.tsx'),
  plan: () => import('./pages/service.tsx'),
  post: () => import('./pages/post.tsx'),
  referral: () => import('./pages/referral.tsx'),
  service: () => import('./pages/service.tsx'),
  'service-area': () => import('./pages/service-area.tsx'),
  specials: () => import('./pages/specials.tsx'),
  videos: () => import('./pages/videos.tsx'),
};

/** One explicit route a page: a pattern would take unknown addresses for pages. */
export const pageRoute = (path: PagePath): RouteObject => ({
  id: path,
  path,
  async lazy() {
    const { kind, load } = pages[path];
    const [{ Page }, page] = await Promise.all([modules[kind](), load()]);
    // The table pairs each kind with its words, which the union of all kinds no longer shows.
    const Shown = Page as ComponentType<{ page: typeof page; path: PagePath }>;
    // A page of its own: what a form has said on one page is not for the next, though both have the same template.
    return { element: <Shown key={path} page={page} path={path} /> };
  },
});

/** The office's screens. */
const adminModules: Record<AdminPath, () => Promise<{ Component: ComponentType }>> = {
  '/admin/leads': () => import('./pages/admin/leads.tsx'),
  '/admin/specials': async () => {
    const [{ AdminSpecials }, page] = await Promise.all([
      import('./pages/admin/specials.tsx'),
      pages['/specials'].load(),
    ]);
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
      ...Object.entries(adminModules).map(([path, lazy]) => ({ id: path, path, lazy })),
      {
        id: 'site',
        Component: SiteShell,
        children: [
          {
            // Within the shell: its links and its phone stay.
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
