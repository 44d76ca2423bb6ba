import '@hvac/ui/fonts.css';
import '@hvac/ui/styles.css';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { withReloadOnError } from '../errors/withReloadOnError.ts';
import { prefetchLinks } from '../navigation/prefetch.ts';
import { loadLateForm, routes } from '../routes.tsx';
import { hideBrokenSpots } from './hide-broken-spots.ts';
import { preserveForms } from './preserve-forms.ts';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

/** The root loader's data on the server, if any: see server.tsx. */
const initialData = (): unknown => JSON.parse(document.getElementById('initial-data')?.textContent ?? 'null');

interface AppProps {
  children: ReactNode;
  /** Called when every event handler is attached: a parent's effect runs after those of its children. */
  onHydrated: () => void;
}

const App = ({ children, onHydrated }: AppProps) => {
  useEffect(onHydrated, [onHydrated]);
  return <StrictMode>{children}</StrictMode>;
};

/** Hydrates the prerendered page. Resolves when all event handlers are attached. */
export async function hydrate(): Promise<void> {
  const app = document.getElementById('app');
  if (!app) throw new Error('The document has no #app');
  // Load the matched page's code first: React must find the tree that the server rendered.
  await Promise.all([
    loadLateForm(location.pathname),
    ...(matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  ]);
  // With hydration data, the router does not scroll to the top: the visitor may have scrolled already.
  const router = createBrowserRouter(
    withReloadOnError(routes, () => router.state.navigation.location),
    { hydrationData: { loaderData: { root: initialData() } } },
  );
  tolerateMovedNodes();
  const restoreForms = preserveForms();
  await new Promise<void>((onHydrated) => {
    // A transition yields to touches and keys.
    startTransition(() => {
      hydrateRoot(
        app,
        <App onHydrated={onHydrated}>
          <RouterProvider router={router} />
        </App>,
        {
          // React has mended what a translation or an extension had changed.
          onRecoverableError: () => {},
        },
      );
    });
  });
  restoreForms();
  hideBrokenSpots();
  prefetchLinks(router, routes);
}
