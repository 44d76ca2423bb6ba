import { endpoints } from '@hvac/content/model';
import type { Router } from 'express';
import { expect } from 'vitest';
import * as z from 'zod';
import { createApp, type AppDeps } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import { createLogger } from '../../src/logger.ts';
import { test } from '../support/fixtures.ts';
import { startTestServer } from '../support/server.ts';
import { leadPayload } from '../support/requests.ts';

interface Media {
  schema?: z.core.JSONSchema.JSONSchema;
}
interface OperationObject {
  operationId: string;
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>;
}

const documentOf = async (url: string) => (await (await fetch(url + endpoints.openapi)).json()) as OpenApi;

const operationsIn = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** In what an answer differs from what the document says of it; undefined when it is as told. */
async function difference(operation: OperationObject, response: Response): Promise<string | undefined> {
  const { operationId, responses } = operation;
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const media = responses[response.status]?.content?.[type];
  if (!media) return `${operationId}: ${response.status} ${type} is not told`;
  const body = type === 'application/json' ? await response.json() : await response.text();
  const error = z.fromJSONSchema(media.schema ?? {}).safeParse(body).error;
  return error && `${operationId}: ${error.message}`;
}

/** "GET /api/health" for every route, found in the routers themselves. */
function routesOf(router: Router): string[] {
  return router.stack.flatMap(({ handle, route }) => {
    if (!route) return 'stack' in handle ? routesOf(handle as unknown as Router) : [];
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const methods = route.stack.flatMap(({ method }) => (method ? [method.toUpperCase()] : []));
    return [...new Set(methods)].map((method) => `${method} ${path}`);
  });
}

test('the document holds every call of the API, and no other', async () => {
  // Routes are made without asking their parts for anything.
  const app = createApp({
    log: createLogger('silent'),
    mail: {},
    store: {},
    config: readConfig({ RATE_LIMIT: 'off', SITE_DIR: '/nowhere' }),
  } as AppDeps);
  const { url } = await startTestServer();
  const told = operationsIn(await documentOf(url)).map(({ method, path }) => `${method} ${path}`);
  const calls = routesOf(app.router).filter((route) => route.includes(' /api/'));
  expect(told.toSorted()).toEqual(calls.toSorted());
});

test('a right request to each open call is answered as the document says', async ({ url }) => {
  const document = await documentOf(url);
  for (const path of [endpoints.health, endpoints.captcha, endpoints.openapi]) {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await difference(document.paths[path]?.['get'] as OperationObject, response)).toBeUndefined();
  }
  for (const { name, path } of allLeadKinds) {
    const body = JSON.stringify(await leadPayload(url, name));
    const response = await fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    expect(response.status).toBe(201);
    expect(await difference(document.paths[path]?.['post'] as OperationObject, response)).toBeUndefined();
  }
});

test('a wrong request to any call is answered as the document says', async ({ url }) => {
  for (const { path, method, operation } of operationsIn(await documentOf(url))) {
    const address = url + path.replace(/\{\w+\}/g, 'nothing');
    const bodies = method === 'GET' ? [undefined] : [undefined, '{}', '{"x":', '[]', 'x'.repeat(40_000)];
    for (const body of bodies) {
      for (const type of body === undefined ? [undefined] : ['application/json', 'text/plain']) {
        const headers = { Authorization: 'Bearer wrong', ...(type !== undefined && { 'Content-Type': type }) };
        const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
        expect(await difference(operation, response)).toBeUndefined();
      }
    }
  }
});
