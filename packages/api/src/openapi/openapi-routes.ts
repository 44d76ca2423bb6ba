import { endpoints } from '@hvac/content/model';
import { Router } from 'express';
import * as z from 'zod/mini';
import { methodNotAllowed } from '../http/errors.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { openApiDocument } from './document.ts';
import type { Operation } from './operation.ts';

export const openApiOperations: readonly Operation[] = [
  {
    id: 'read-document',
    method: 'get',
    path: endpoints.openapi,
    summary: 'This document',
    answers: { 200: { description: 'OpenAPI 3.1.1', schema: z.looseObject({ openapi: z.literal('3.1.1') }) } },
  },
];

/** GET /api/openapi.json: what the API takes and answers, made from the schemas that check it. */
export function openApiRoutes(operations: readonly Operation[], limits: RateLimits): Router {
  const document = openApiDocument(operations);
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.openapi)
    .get(limits.other, (_request, response) => {
      response.json(document);
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}
