import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { defineRoute, type Route } from './define-route.ts';

/** Errors are plain text. */
const errorResponse = (description: string) => ({
  description,
  content: { 'text/plain': { schema: z.string() } },
});

const bodyErrors = {
  400: 'The body is invalid',
  408: 'The body came too slowly',
  413: 'The body is too large',
  415: 'The body is not JSON in UTF-8 without compression',
};

/** Errors that follow from the route's definition, and its own. */
function errorDescriptions({ admin, body, path, query, errors }: Route): Record<number, string> {
  return {
    ...(query && { 400: 'The query is invalid' }),
    ...(body && bodyErrors),
    ...(admin && { 401: 'The token or password is missing or wrong' }),
    ...(path.includes('{') && { 404: 'It does not exist' }),
    429: 'Too many requests from one address; Retry-After says in how many seconds to try again',
    500: 'An error of the server',
    503: 'The store is unavailable; Retry-After says in how many seconds to try again',
    ...errors,
  };
}

function responsesOf(route: Route): ZodOpenApiResponsesObject {
  const errors = Object.entries(errorDescriptions(route)).map(([status, description]) => [
    status,
    errorResponse(description),
  ]);
  const responses = Object.entries(route.responses).map(([status, { description, schema, type }]) => {
    if (schema) return [status, { description, content: { 'application/json': { schema } } }];
    return [status, { description, ...(type !== undefined && { content: { [type]: {} } }) }];
  });
  return Object.fromEntries([...errors, ...responses]) as ZodOpenApiResponsesObject;
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  const { admin, body, headers = {}, id, path, query, summary } = route;
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return {
    operationId: id,
    summary,
    ...(admin && { security: [{ admin: [] }] }),
    requestParams: {
      path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
      ...(query && { query }),
      header: z.object(
        Object.fromEntries(
          Object.entries(headers).map(([name, description]) => [
            name,
            z.optional(z.string()).register(z.globalRegistry, { description }),
          ]),
        ),
      ),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: responsesOf(route),
  };
}

async function openApiDocument(routes: readonly Route[]) {
  // Costs memory that a server seldom needs.
  const { createDocument } = await import('zod-openapi');
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method] = operationOf(route);
  return createDocument({
    openapi: '3.1.1',
    info: { title: 'Leads, specials and the inbox', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        admin: { type: 'http', scheme: 'bearer', description: "A session token, or the owner's password for scripts" },
      },
    },
  });
}

/** Serves the OpenAPI document, which is made from the schemas that validate requests. */
export function openApiRoute(others: readonly Route[], limit: RequestHandler): Route {
  const itself: Route = defineRoute({
    id: 'read-document',
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    responses: { 200: { description: 'OpenAPI 3.1.1', schema: z.looseObject({ openapi: z.literal('3.1.1') }) } },
    middleware: [limit],
    handler: () => (document ??= openApiDocument([...others, itself])),
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  return itself;
}
