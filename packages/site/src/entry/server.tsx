import { readFile } from 'node:fs/promises';
import type { WrittenSpecials } from '@hvac/content/model';
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
import { queryClient } from '../query-client.ts';
import { routes } from '../routes.tsx';
import { App } from './App.tsx';

export { origin } from '../head/origin.ts';

/** Where the page begins, after the title and tags that React writes first: they belong into the head. */
const pageStart = /<(?!\/?title\b|meta\b|link\b)/;

/** The routes with what a page is written with: the root's loader gives it, as the browser's router is given it. */
const routesWith = (written: WrittenSpecials | null) =>
  routes.map((route) => {
    const loader = (args: LoaderFunctionArgs) => followRedirect(args) ?? written;
    return route.id === 'root' ? { ...route, loader } : route;
  });

/** No text can end the script element. */
const dataOf = (written: WrittenSpecials | null) =>
  written &&
  `<script type="application/json" id="written">${JSON.stringify(written).replaceAll('<', '\\u003c')}</script>`;

/**
 * Renders the page of a path to a whole HTML document. An unknown path renders the not-found page.
 * React's root is an element of the body, so that nothing that an extension does to html, head and body meets it.
 * @param written what the page is written with; it stands in the document, for React to begin with
 */
export async function render(path: string, written: WrittenSpecials | null = null): Promise<string> {
  // It outlives a page here.
  queryClient.clear();
  const handler = createStaticHandler(routesWith(written));
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The route of ${path} answered ${context.status}, not a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
  const { prelude } = await prerender(page, {
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  const start = html.search(pageStart);
  const head = renderToStaticMarkup(<DocumentHead />) + html.slice(0, start);
  return `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body><div id="app">${html.slice(start)}</div>${dataOf(written) ?? ''}</body></html>`;
}

/** What the build adds to a document: where its code is, and its styles, fonts and first script. */
export interface Frame {
  attributes: string;
  head: string;
}

export const framed = (html: string, { attributes, head }: Frame): string =>
  html.replace('<html ', () => `<html ${attributes} `).replace('</head>', () => `${head}</head>`);

let frame: Promise<Frame> | undefined;

/** The whole specials page, as the API serves it. The build lays the page's frame beside this module. */
export async function writeSpecials(written: WrittenSpecials): Promise<string> {
  frame ??= readFile(new URL('specials.json', import.meta.url), 'utf8').then((json) => JSON.parse(json) as Frame);
  return framed(await render('/specials', written), await frame);
}
