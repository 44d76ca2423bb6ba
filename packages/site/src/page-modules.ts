import { pages, type AdminPath, type PageKind } from '@hvac/content';
import { createElement, type ComponentType } from 'react';
import type { PageProps } from './pages/page-props.ts';

interface PageModule<Exports> {
  /** Path of the file in the package, by which the build's manifest lists its scripts. */
  module: string;
  load: () => Promise<Exports>;
}

/** The module of each kind of page. It passes content to a template of @hvac/ui and sets the `<head>`. */
export const kinds: { [Kind in PageKind]: PageModule<{ Page: ComponentType<PageProps<Kind>> }> } = {
  blog: { module: 'src/pages/blog.tsx', load: () => import('./pages/blog.tsx') },
  careers: { module: 'src/pages/careers.tsx', load: () => import('./pages/careers.tsx') },
  city: { module: 'src/pages/city.tsx', load: () => import('./pages/city.tsx') },
  'city-service': { module: 'src/pages/city-service.tsx', load: () => import('./pages/city-service.tsx') },
  contact: { module: 'src/pages/contact.tsx', load: () => import('./pages/contact.tsx') },
  faq: { module: 'src/pages/faq.tsx', load: () => import('./pages/faq.tsx') },
  financing: { module: 'src/pages/financing.tsx', load: () => import('./pages/financing.tsx') },
  home: { module: 'src/pages/home.tsx', load: () => import('./pages/home.tsx') },
  plan: { module: 'src/pages/service.tsx', load: () => import('./pages/service.tsx') },
  post: { module: 'src/pages/post.tsx', load: () => import('./pages/post.tsx') },
  referral: { module: 'src/pages/referral.tsx', load: () => import('./pages/referral.tsx') },
  service: { module: 'src/pages/service.tsx', load: () => import('./pages/service.tsx') },
  'service-area': { module: 'src/pages/service-area.tsx', load: () => import('./pages/service-area.tsx') },
  specials: { module: 'src/pages/specials.tsx', load: () => import('./pages/specials.tsx') },
  videos: { module: 'src/pages/videos.tsx', load: () => import('./pages/videos.tsx') },
};

type RouteModule = PageModule<{ Component: ComponentType }>;

/** The admin screens. */
export const adminModules: Record<AdminPath, RouteModule> = {
  '/admin/leads': { module: 'src/pages/admin/leads.tsx', load: () => import('./pages/admin/leads.tsx') },
  '/admin/sources': { module: 'src/pages/admin/sources.tsx', load: () => import('./pages/admin/sources.tsx') },
  '/admin/team': { module: 'src/pages/admin/team.tsx', load: () => import('./pages/admin/team.tsx') },
  '/admin/specials': {
    module: 'src/pages/admin/specials.tsx',
    async load() {
      const [{ AdminSpecials }, page] = await Promise.all([import('./pages/admin/specials.tsx'), pages['/specials']()]);
      return { Component: () => createElement(AdminSpecials, { page }) };
    },
  },
};

/** What surrounds the admin screens. */
export const adminLayout: RouteModule = {
  module: 'src/pages/admin/layout.tsx',
  load: () => import('./pages/admin/layout.tsx'),
};

export const notFound: RouteModule = {
  module: 'src/pages/not-found.tsx',
  load: () => import('./pages/not-found.tsx'),
};
