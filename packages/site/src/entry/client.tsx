import '@hvac/ui/fonts.css';
import '@hvac/ui/styles.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { report } from '../errors/report.ts';
import { rescued } from '../errors/rescue.ts';
import { prefetchLinks } from '../navigation/prefetch.ts';
import { routes } from '../routes.tsx';
import { App } from './App.tsx';
import { takeBack, toleratePulledNodes } from './changes.ts';
import { keepForms } from './keep.ts';

/** What the server wrote the page with, if anything: see server.tsx. */
const writtenData = (): unknown => JSON.parse(document.getElementById('written')?.textContent ?? 'null');

/**
 * Makes the prerendered page live: resolves when React has taken it over and handlers are attached.
 * @param changesOfOthers asked at the last moment: what was done to the document since it was parsed
 */
export async function hydrate(changesOfOthers: () => readonly MutationRecord[] = () => []): Promise<void> {
  const app = document.getElementById('app');
  if (!app) throw new Error('The document has no place for the page');
  // The matched page's module first: React must find the same tree that the server wrote.
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  // With hydration data given, the router does not scroll to the top: the visitor may have moved already.
  const router = createBrowserRouter(
    rescued(routes, () => router.state.navigation.location),
    { hydrationData: { loaderData: { root: writtenData() } } },
  );
  const giveBack = keepForms();
  const changes = changesOfOthers();
  const makeAgain = takeBack(changes);
  await new Promise<void>((onLive) => {
    const takeOver = () =>
      void hydrateRoot(
        app,
        <App onLive={onLive}>
          <RouterProvider router={router} />
        </App>,
        {
          onRecoverableError: (error) => report('recovered', error),
          onUncaughtError: (error) => report('render', error),
          onCaughtError: (error) => report('render', error),
        },
      );
    // In slices: a touch or a key in between does not wait for the whole page. At once where the page would be seen
    // without what others made of it.
    if (changes.length > 0) flushSync(takeOver);
    else startTransition(takeOver);
  });
  makeAgain();
  giveBack();
  toleratePulledNodes();
  prefetchLinks(routes);
}
