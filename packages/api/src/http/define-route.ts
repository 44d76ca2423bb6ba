import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { methodNotAllowed } from './http-error.ts';
import { jsonBody, parseBody, parseQuery } from './json-body.ts';

/** A body that is answered. */
interface ResponseSpec {
  description: string;
  /** Of the JSON that is answered. */
  schema?: z.core.$ZodType;
  /** Media type of a body that is not JSON, such as "text/csv". */
  type?: string;
}

/** What is asked: the query and the body as their schemas have them. */
interface RouteContext<Query, Body> {
  query: Query;
  body: Body;
  request: Request;
  response: Response;
}

/** One call of the API, declared once: its route, its limits, its 405 and what the document tells of it come from here. */
interface RouteDefinition<Query, Body> {
  /** Unique, such as "submit-referral". */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: "/api/admin/specials/{id}". */
  path: string;
  /** A few words for people. */
  summary: string;
  /** The admin's password is asked for as a bearer token; the guard of /api/admin looks at it. */
  admin?: true;
  /** Of the query's parameters. */
  query?: z.core.$ZodType<Query>;
  /** What further headers are for, by name. */
  headers?: Readonly<Record<string, string>>;
  /** Of the JSON that is sent. */
  body?: z.core.$ZodType<Body>;
  /** Most bytes of it, where that is not what every call takes. */
  bodyLimit?: number;
  /** Holds a request back before its body is read. */
  queue?: RequestHandler;
  /** What is answered when all is well, by status; the first is that of what `run` gives. */
  responses: Readonly<Record<number, ResponseSpec>>;
  /**
   * Why else it refuses, by status. Of itself the document tells those that every call of its sort has: 401 for the
   * admin's calls; 400, 408, 413 and 415 for a body; 400 for a query; 404 for a parameter in the path; 429 and 500.
   */
  errors?: Readonly<Record<number, string>>;
  /** Stand before the body is read: limits, and who may. */
  middleware?: readonly RequestHandler[];
  /** @returns what is answered as JSON; undefined when it has answered by itself, or there is nothing to say (204) */
  handler(asked: RouteContext<Query, Body>): unknown;
}

export type Route = RouteDefinition<unknown, unknown>;

/** Declares a call. */
export const defineRoute = <Query, Body>(declared: RouteDefinition<Query, Body>): Route => declared;

/** The routes of calls. Each path ends with a 405 for the methods that it does not have. */
export function createRouter(calls: readonly Route[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, those] of Map.groupBy(calls, (each) => each.path)) {
    const route = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
    for (const each of those) {
      const { middleware = [], body, bodyLimit, method, queue } = each;
      route[method](...middleware, ...(body ? jsonBody(bodyLimit, ...(queue ? [queue] : [])) : []), routeHandler(each));
    }
    const methods = those.map(({ method }) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase()));
    route.all(methodNotAllowed(methods.join(', ')));
  }
  return router;
}

const routeHandler =
  (declared: Route): RequestHandler =>
  async (request, response) => {
    const { responses, body, query } = declared;
    const asked = { query: query && parseQuery(query, request), body: body && parseBody(body, request) };
    const answer = await declared.handler({ ...asked, request, response });
    if (response.headersSent) return;
    response.status(Number(Object.keys(responses)[0]));
    if (answer === undefined) response.end();
    else response.json(answer);
  };

/** The ETag is what `If-Match` takes. */
export function withETag<Kept extends { version: number }>(response: Response, kept: Kept): Kept {
  response.set('ETag', `"${kept.version}"`);
  return kept;
}
