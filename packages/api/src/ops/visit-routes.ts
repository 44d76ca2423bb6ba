import { endpoints, visitLimitBytes, visitReport } from '@hvac/content/model';
import type { VisitRefusal } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { defineRoute } from '../http/define-route.ts';
import type { Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { VisitCounts } from './visits.ts';

/** The owner sees what works: numbers a week. */
export const visitRoute = (counts: Pick<VisitCounts, 'add'>, limits: RateLimits): Route =>
  defineRoute({
    id: 'report-visit',
    method: 'post',
    path: endpoints.visits,
    summary: 'What was done on pages. It is counted by the week; nothing about the visitor is kept',
    body: visitReport,
    bodyLimit: visitLimitBytes,
    responses: { 204: { description: 'Counted' } },
    middleware: [limits.visits],
    handler({ body: { events }, response }) {
      for (const { what, path } of events) counts.add(what, path);
      response.set('Cache-Control', 'no-store');
    },
  });

const byStatus: Readonly<Record<number, VisitRefusal>> = { 400: 'fields', 413: 'file', 429: 'often', 503: 'storing' };

/** Counts the forms that were sent and not taken, by why. */
export const countRefusals =
  (counts: Pick<VisitCounts, 'refused'>): RequestHandler =>
  (_request, response, next) => {
    response.once('finish', () => {
      if (response.statusCode < 400) return;
      const reason: unknown = response.locals['errorReason'];
      if (reason === 'captcha') counts.refused('captcha');
      else counts.refused(reason === 'invalid' ? 'file' : (byStatus[response.statusCode] ?? 'other'));
    });
    next();
  };
