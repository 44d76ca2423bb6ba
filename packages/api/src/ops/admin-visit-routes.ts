import { endpoints, visits } from '@hvac/content/model';
import type { Visits } from '@hvac/content/model';
import { defineRoute } from '../http/define-route.ts';
import type { Route } from '../http/define-route.ts';
import type { VisitCounts } from './visits.ts';

/** What works, for the office. */
export const readVisitsRoute = (counts: Pick<VisitCounts, 'weeks'>): Route =>
  defineRoute({
    id: 'read-visits',
    method: 'get',
    path: endpoints.adminVisits,
    summary: 'Pages opened, calls tapped, forms begun, sent and refused, by the week',
    admin: true,
    responses: { 200: { description: 'Numbers, nothing about people', schema: visits } },
    handler: async (): Promise<Visits> => ({ weeks: await counts.weeks() }),
  });
