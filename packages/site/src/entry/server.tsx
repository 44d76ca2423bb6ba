import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { DocumentHead } from '../head/DocumentHead.tsx';
import { routes } from '../routes.tsx';
import { App } from './App.tsx';

export { origin } from '../head/origin.ts';

/** Where the page begins, after the title and tags that React writes first: they belong into the head. */
const pageStart = /<(?!\/?title\b|meta\b|link\b)/;

/**
 * Renders the page of a path to a whole HTML document. An unknown path renders the not-found page.
 * React's root is an element of the body, so that nothing that an extension does to html, head and body meets it.
 */
export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
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
  return `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body><div id="app">${html.slice(start)}</div></body></html>`;
}
