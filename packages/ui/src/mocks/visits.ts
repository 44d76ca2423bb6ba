import {
  adminMessages,
  endpoints,
  firstSentence,
  visitLimitBytes,
  visitReport,
  type Visits,
  type VisitWeek,
} from '@hvac/content/model';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { readJson } from './json-body.ts';
import { sentence } from './sentence.ts';
import { mockPassword } from './specials.ts';

const week = (monday: string, pages: Record<string, [number, number, number, number]>): VisitWeek => ({
  week: monday,
  counts: Object.entries(pages).flatMap(([about, numbers]) =>
    (['opened', 'called', 'begun', 'sent'] as const).map((what, index) => ({
      what,
      about,
      count: numbers[index] ?? 0,
    })),
  ),
});

const refused = (why: string, count: number) => ({ what: 'refused', about: why, count }) as const;

/** Two weeks, the first still under way. */
export const mockVisits: Visits = {
  weeks: [
    week('2026-11-16', {
      '/': [412, 31, 44, 19],
      '/hvac-jacksonville': [96, 9, 12, 6],
      '/emergency-service': [88, 27, 0, 0],
      '/contact': [71, 5, 22, 11],
      '/specials': [64, 2, 0, 0],
      '/duct-cleaning': [33, 1, 0, 0],
      other: [12, 0, 0, 0],
    }),
    week('2026-11-09', { '/': [380, 24, 37, 14], '/contact': [66, 4, 18, 9], '/specials': [71, 3, 0, 0] }),
  ].map(({ week: monday, counts }, index) => ({
    week: monday,
    counts: [...counts, refused('fields', 9 - index), refused('captcha', 4), ...(index ? [] : [refused('often', 1)])],
  })),
};

/** Takes what is done on pages, and gives the office its numbers. */
export function createVisitHandlers(shown: Visits = { weeks: [] }): RequestHandler[] {
  return [
    http.post(endpoints.visits, async ({ request }) => {
      const read = await readJson(request, visitLimitBytes);
      if (read instanceof Response) return read;
      const parsed = visitReport.safeParse(read.body);
      return parsed.success
        ? new HttpResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
        : sentence(400, firstSentence(parsed.error));
    }),
    http.get(endpoints.adminVisits, ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${mockPassword}`
        ? HttpResponse.json(shown)
        : sentence(401, adminMessages.unauthorized),
    ),
  ];
}

/** The numbers cannot be read. */
export const visitsOffline = http.get(endpoints.adminVisits, () => HttpResponse.error());
