import { pages, type AdminPath, type PageKind } from '@hvac/company';
import { createElement, type ComponentType } from 'react';
import { loadCityForm } from './navigation/late-city-form.ts';
import type { PageProps } from './routes/page-props.ts';

interface PageModule<Exports> {
  /** Path of the file in the package, by which the build's manifest lists its scripts. */
  module: string;
  load: () => Promise<Exports>;
}

/** Loaded after the page on navigation, so that the heading does not wait for it. */
const cityForm: PageModule<unknown> = { module: 'src/routes/city-form.tsx', load: loadCityForm };

interface KindModule<Kind extends PageKind> extends PageModule<{ Page: ComponentType<PageProps<Kind>> }> {
  /** The page's form, if its code is not part of the module. */
  lateForm?: PageModule<unknown>;
}

/** The module of each kind of page. It passes content to a template of @hvac/ui and sets the `<head>`. */
export const kinds: { [Kind in PageKind]: KindModule<Kind> } = {
  blog: { module: 'src/routes/blog.tsx', load: () => import('./routes/blog.tsx') },
  careers: { module: 'src/routes/careers.tsx', load: () => import('./routes/careers.tsx') },
  city: { module: 'src/routes/city.tsx', load: () => import('./routes/city.tsx'), lateForm: cityForm },
  'city-service': {
    module: 'src/routes/city-service.tsx',
    load: () => import('./routes/city-service.tsx'),
    lateForm: cityForm,
  },
  contact: { module: 'src/routes/contact.tsx', load: () => import('./routes/contact.tsx') },
  faq: { module: 'src/routes/faq.tsx', load: () => import('./routes/faq.tsx') },
  financing: { module: 'src/routes/financing.tsx', load: () => import('./routes/financing.tsx') },
  home: { module: 'src/routes/home.tsx', load: () => import('./routes/home.tsx') },
  plan: { module: 'src/routes/service.tsx', load: () => import('./routes/service.tsx') },
  post: { module: 'src/routes/post.tsx', load: () => import('./routes/post.tsx') },
  referral: { module: 'src/routes/referral.tsx', load: () => import('./routes/referral.tsx') },
  service: { module: 'src/routes/service.tsx', load: () => import('./routes/service.tsx') },
  'service-area': { module: 'src/routes/service-area.tsx', load: () => import('./routes/service-area.tsx') },
  specials: { module: 'src/routes/specials.tsx', load: () => import('./routes/specials.tsx') },
  videos: { module: 'src/routes/videos.tsx', load: () => import('./routes/videos.tsx') },
};

type RouteModule = PageModule<{ Component: ComponentType }>;

/** The admin screens. */
export const adminModules: Record<AdminPath, RouteModule> = {
  '/admin/leads': { module: 'src/routes/admin/leads.tsx', load: () => import('./routes/admin/leads.tsx') },
  '/admin/sources': { module: 'src/routes/admin/sources.tsx', load: () => import('./routes/admin/sources.tsx') },
  '/admin/team': { module: 'src/routes/admin/team.tsx', load: () => import('./routes/admin/team.tsx') },
  '/admin/specials': {
    module: 'src/routes/admin/specials.tsx',
    async load() {
      const [{ AdminSpecials }, page] = await Promise.all([
        import('./routes/admin/specials.tsx'),
        pages['/specials'](),
      ]);
      return { Component: () => createElement(AdminSpecials, { page }) };
    },
  },
};

/** What surrounds the admin screens. */
export const adminLayout: RouteModule = {
  module: 'src/routes/admin/layout.tsx',
  load: () => import('./routes/admin/layout.tsx'),
};

export const notFound: RouteModule = {
  module: 'src/routes/not-found.tsx',
  load: () => import('./routes/not-found.tsx'),
};
