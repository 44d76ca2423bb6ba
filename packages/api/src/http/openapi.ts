import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import type { Route } from './define-route.ts';

type Json = Record<string, unknown>;

/** JSON Schema without `$schema`: OpenAPI 3.1 implies that dialect. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Errors are plain text. */
const errorResponse = (description: string): Json => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

const bodyErrors = {
  400: 'The body is not what the call takes',
  408: 'The body came too slowly',
  413: 'The body is too large',
  415: 'The body is not JSON in UTF-8 without compression',
};

/** Errors that follow from the route's definition, and its own. */
function errorsOf({ admin, body, path, query, errors }: Route): Record<number, string> {
  return {
    ...(query && { 400: 'The query is not what the call takes' }),
    ...(body && bodyErrors),
    ...(admin && { 401: 'The password is missing or wrong' }),
    ...(path.includes('{') && { 404: 'There is no such thing' }),
    429: 'Too many requests from one address; Retry-After says in how many seconds to try again',
    500: 'A mistake of the server',
    ...errors,
  };
}

function responsesOf(operation: Route): Json {
  const errors = Object.entries(errorsOf(operation)).map(([status, description]) => [
    status,
    errorResponse(description),
  ]);
  const responses = Object.entries(operation.responses).map(([status, { description, schema, type }]) => {
    if (schema)
      return [status, { description, content: { 'application/json': { schema: schemaOf(schema, 'output') } } }];
    return [status, { description, ...(type !== undefined && { content: { [type]: {} } }) }];
  });
  return Object.fromEntries([...errors, ...responses]) as Json;
}

function parametersOf({ headers = {}, path, query }: Route): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(properties as Json).map(([name, schema]) => ({
      name,
      in: 'query',
      required: (required as string[]).includes(name),
      schema,
    })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
  ];
}

function operationObject(operation: Route): Json {
  const { admin, body, id, summary } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId: id,
    summary,
    ...(admin && { security: [{ admin: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: responsesOf(operation),
  };
}

/** The OpenAPI 3.1.1 document of these calls. */
function openApiDocument(operations: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method] = operationObject(operation);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Leads, specials and the inbox', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { admin: { type: 'http', scheme: 'bearer', description: 'The password of the admin pages' } },
    },
  };
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
  let document: Json | undefined;
  return itself;
}
