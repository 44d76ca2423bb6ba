import { endpoints, visits } from '@hvac/content/model';
import type { Visits } from '@hvac/content/model';
import { call } from '../http/define-route.ts';
import type { Call } from '../http/define-route.ts';
import type { VisitCounts } from './visits.ts';

/** What works, for the office. */
export const readVisitsCall = (counts: Pick<VisitCounts, 'weeks'>): Call =>
  call({
    id: 'read-visits',
    method: 'get',
    path: endpoints.adminVisits,
    summary: 'Pages opened, calls tapped, forms begun, sent and refused, by the week',
    admin: true,
    answers: { 200: { description: 'Numbers, nothing about people', schema: visits } },
    run: async (): Promise<Visits> => ({ weeks: await counts.weeks() }),
  });
