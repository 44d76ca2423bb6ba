import '@hvac/ui/fonts.css';
import '@hvac/ui/styles.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { withReloadOnError } from '../errors/withReloadOnError.ts';
import { prefetchLinks } from '../navigation/prefetch.ts';
import { routes } from '../routes.tsx';
import { App } from './App.tsx';
import { hideBrokenSpots } from './hide-broken-spots.ts';
import { revertMutations, tolerateMovedNodes } from './revert-mutations.ts';
import { preserveForms } from './preserve-forms.ts';

/** The root loader's data on the server, if any: see server.tsx. */
const initialData = (): unknown => JSON.parse(document.getElementById('initial-data')?.textContent ?? 'null');

/**
 * Hydrates the prerendered page. Resolves when all event handlers are attached.
 * @param takeMutations called right before hydration: what translations and extensions changed since the document was
 * parsed
 */
export async function hydrate(takeMutations: () => readonly MutationRecord[] = () => []): Promise<void> {
  const app = document.getElementById('app');
  if (!app) throw new Error('The document has no #app');
  // Load the matched page's module first: React must find the tree that the server rendered.
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  // With hydration data, the router does not scroll to the top: the visitor may have scrolled already.
  const router = createBrowserRouter(
    withReloadOnError(routes, () => router.state.navigation.location),
    { hydrationData: { loaderData: { root: initialData() } } },
  );
  const restoreForms = preserveForms();
  const mutations = takeMutations();
  const redoMutations = revertMutations(mutations);
  await new Promise<void>((onHydrated) => {
    const start = () =>
      void hydrateRoot(
        app,
        <App onHydrated={onHydrated}>
          <RouterProvider router={router} />
        </App>,
        {
          // React has mended what a translation or an extension had changed.
          onRecoverableError: () => {},
        },
      );
    // A transition yields to touches and keys. A reverted translation must not be seen, so there it is one task.
    if (mutations.length > 0) flushSync(start);
    else startTransition(start);
  });
  redoMutations();
  restoreForms();
  tolerateMovedNodes();
  hideBrokenSpots();
  prefetchLinks(router, routes);
}
