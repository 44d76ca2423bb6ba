import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

export { origin } from './head/origin.ts';

/** Renders the page of a path to a whole HTML document. An unknown path renders the not-found page. */
export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The route of ${path} answered ${context.status}, not a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
