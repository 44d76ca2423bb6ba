import { captchaChallenge, captchaQuery, endpoints } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import { parseQuery } from '../http/query.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Captcha } from './captcha.ts';

export const captchaOperations: readonly Operation[] = [
  {
    id: 'issue-captcha',
    method: 'get',
    path: endpoints.captcha,
    summary: 'A new problem and its token',
    query: captchaQuery,
    answers: { 200: { description: 'The problem', schema: captchaChallenge } },
  },
];

/** GET /api/captcha: a new problem each time, kept by nobody in between. */
export function captchaRoutes(captcha: Captcha, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.captcha)
    .get(limits.captcha, (request, response) => {
      const { after } = parseQuery(captchaQuery, request);
      response.set('Cache-Control', 'no-store').json(captcha.issue(after));
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}
