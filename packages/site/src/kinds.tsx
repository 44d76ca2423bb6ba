import type { PageKind } from '@hvac/content';
import type { ComponentType } from 'react';
import type { PageProps } from './pages/page-props.ts';

/** The module of each kind of page. It passes content to a template of @hvac/ui and sets the `<head>`. */
export const kinds: { [Kind in PageKind]: () => Promise<{ Page: ComponentType<PageProps<Kind>> }> } = {
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
