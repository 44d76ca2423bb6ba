import '@hvac/ui/fonts.css';
import '@hvac/ui/styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { hydrated } from './hydrated.ts';
import { routes } from './routes.tsx';

/** Loads the styles of states and pages that the inlined ones leave out. */
function loadFullStyles(): Promise<void> {
  const href = document.documentElement.dataset['styles'];
  if (!href) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // A page without its rare states is better than a page that never comes alive.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Makes the prerendered page live: resolves when React has taken it over and handlers are attached. */
export async function hydrate(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  // The matched page's module first: React must find the same tree that the server wrote.
  await Promise.all([
    loadFullStyles(),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  ]);
  // With hydration data given, the router does not scroll to the top: the visitor may have moved already.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { root: null } } });
  // In slices: a touch or a key in between does not wait for the whole page.
  startTransition(() => void hydrateRoot(document, <RouterProvider router={router} />));
  await hydrated.promise;
}
