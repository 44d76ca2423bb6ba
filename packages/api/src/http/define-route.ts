import { Router, type Request, type RequestHandler, type Response } from 'express';
import type * as z from 'zod/mini';
import { methodNotAllowed } from './http-error.ts';
import { jsonBody, parseBody, parseQuery, type FileField } from './json-body.ts';

interface ResponseSpec {
  description: string;
  /** Schema of a JSON body. */
  schema?: z.core.$ZodType;
  /** Media type of any other body, such as "text/csv". */
  type?: string;
}

interface RouteContext<Query, Body> {
  query: Query;
  body: Body;
  request: Request;
  response: Response;
}

/** A route of the API. Its handler, its 405 and its part of the OpenAPI document all come from this definition. */
interface RouteDefinition<Query, Body> {
  /** OpenAPI's operationId, such as "submit-referral". */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The full path, with parameters in braces: "/api/admin/specials/{id}". */
  path: string;
  /** For the OpenAPI document. */
  summary: string;
  /** Documents that a bearer token is needed. `app.ts` sets it for all routes behind the guard of /api/admin. */
  admin?: true;
  /** An object: each parameter is text. */
  query?: z.core.$ZodType<Query, Record<string, unknown>>;
  /** Descriptions of request headers, by name. */
  headers?: Readonly<Record<string, string>>;
  body?: z.core.$ZodType<Body>;
  /** Makes room for a file in the body. */
  file?: FileField;
  /** Successful responses, by status. The first is the status of what `handler` returns. */
  responses: Readonly<Record<number, ResponseSpec>>;
  /** Descriptions of the route's own errors, by status. `openapi.ts` adds those that follow from the definition. */
  errors?: Readonly<Record<number, string>>;
  /** Run before the body is read, such as rate limits. */
  middleware?: readonly RequestHandler[];
  /** @returns the JSON body; undefined for an empty response, or when the handler has responded itself */
  handler(context: RouteContext<Query, Body>): unknown;
}

export type Route = RouteDefinition<unknown, unknown>;

/** Types the handler by the schemas of query and body. */
export const defineRoute = <Query, Body>(definition: RouteDefinition<Query, Body>): Route => definition;

/** Looks at what a handler returned before it is sent. Only tests need it. */
export type AnswerCheck = (route: Route, answer: unknown) => void;

/** An Express router with these routes, which responds with 405 to other methods. */
export function createRouter(routes: readonly Route[], check?: AnswerCheck): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, group] of Map.groupBy(routes, ({ path: key }) => key)) {
    const route = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
    for (const each of group) {
      const { middleware = [], body, file, method } = each;
      route[method](...middleware, ...(body ? jsonBody(file) : []), routeHandler(each, check));
    }
    const methods = group.map(({ method }) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase()));
    route.all(methodNotAllowed(methods.join(', ')));
  }
  return router;
}

const routeHandler =
  (definition: Route, check: AnswerCheck | undefined): RequestHandler =>
  async (request, response) => {
    const { responses, body, query } = definition;
    const parsed = { query: query && parseQuery(query, request), body: body && parseBody(body, request) };
    const result = await definition.handler({ ...parsed, request, response });
    if (response.headersSent) return;
    check?.(definition, result);
    response.status(Number(Object.keys(responses)[0]));
    if (result === undefined) response.end();
    else response.json(result);
  };

/** Sets the ETag to the version, for `If-Match`. @returns the resource */
export function withETag<T extends { version: number }>(response: Response, resource: T): T {
  response.set('ETag', `"${resource.version}"`);
  return resource;
}

/** The versions of an `If-Match` header, such as "3"; undefined when any version matches (RFC 9110, 13.1.1). */
export function parseIfMatch(request: Request): number[] | undefined {
  const header = request.get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  // Proxies that compress add the encoding to the ETag.
  return Array.from(header.matchAll(/"(\d{1,15})(?:[-;]{1,2}\w+)?"/g), ([, version]) => Number(version));
}
