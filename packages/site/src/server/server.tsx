import type { InitialSpecials } from '@hvac/content/model';
import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { DocumentHead } from '../head/DocumentHead.tsx';
import { followRedirect } from '../navigation/followRedirect.ts';
import { queryClient } from '../api/query-client.ts';
import { loadLateForm, routes } from '../routes.tsx';
import { addFrame, readFrame } from './frames.ts';

export { origin } from '../head/origin.ts';
export { addFrame, type DocumentFrame, type Frames } from './frames.ts';
export { renderPostedForm, renderReceipt } from './posted-pages.tsx';

/** React renders the title and tags first; the page starts after them. */
const pageStart = /<(?!\/?title\b|meta\b|link\b)/;

/** The routes, whose root loader returns the offers: the browser's router gets the same as hydration data. */
const routesWith = (initial: InitialSpecials | null) =>
  routes.map((route) => {
    const loader = (args: LoaderFunctionArgs) => followRedirect(args) ?? initial;
    return route.id === 'root' ? { ...route, loader } : route;
  });

/** No text can end the script element. */
const dataOf = (initial: InitialSpecials | null) =>
  initial &&
  `<script type="application/json" id="initial-data">${JSON.stringify(initial).replaceAll('<', '\\u003c')}</script>`;

/**
 * Renders the page of a path to a whole HTML document. An unknown path renders the not-found page.
 * React's root is an element of the body, so that extensions may change html, head and body without a hydration error.
 * @param initial offers that the page shows; they are in the document too, for hydration
 */
export async function render(path: string, initial: InitialSpecials | null = null): Promise<string> {
  // The module, and so its cache, lives longer than one page here.
  queryClient.clear();
  const handler = createStaticHandler(routesWith(initial));
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The route of ${path} answered ${context.status}, not a page`);
  await loadLateForm(path);
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { prelude } = await prerender(page, {
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  const start = html.search(pageStart);
  const head = renderToStaticMarkup(<DocumentHead />) + html.slice(0, start);
  return `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body><div id="app">${html.slice(start)}</div>${dataOf(initial) ?? ''}</body></html>`;
}

/** Renders the whole specials page for the API. */
export const renderSpecials = async (initial: InitialSpecials): Promise<string> =>
  addFrame(await render('/specials', initial), await readFrame('specials'));
