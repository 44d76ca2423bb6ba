import {
  captchaChallenge,
  captchaQuery,
  landingAtMost,
  landingHeader,
  leadReceipt,
  resumeBodyLimitBytes,
  clickId,
  type Landing,
} from '@hvac/content/model';
import type { Request } from 'express';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { limitUploads } from '../http/uploads.ts';
import { allLeadKinds } from './model/lead-kinds.ts';
import { submitLead, type LeadDeps } from './submit-lead.ts';
import { createRepeatedTexts } from './spam-checks.ts';

/** The captcha, and one POST for each kind of lead. Their paths are in `model/lead-kinds.ts`. */
export function leadRoutes(shared: Omit<LeadDeps, 'repeatedTexts'>, limits: RateLimits): Route[] {
  const deps = { ...shared, repeatedTexts: createRepeatedTexts(shared.now) };
  return [
    defineRoute({
      id: 'issue-captcha',
      method: 'get',
      path: '/api/captcha',
      summary: 'A new captcha problem and its token',
      query: captchaQuery,
      responses: { 200: { description: 'The problem', schema: captchaChallenge } },
      middleware: [limits.captcha],
      handler({ query, response }) {
        response.set('Cache-Control', 'no-store');
        return deps.captcha.issue(query.after);
      },
    }),
    ...allLeadKinds.map((kind) =>
      defineRoute({
        id: `submit-${kind.name}`,
        method: 'post',
        path: kind.path,
        summary: `A new lead: ${kind.name.replace('-', ' ')}`,
        headers: {
          [landingHeader]: 'The first page of the visit, its campaign, and the referring host as `from`',
        },
        body: kind.payload,
        ...(kind.acceptsFile && { bodyLimit: resumeBodyLimitBytes, beforeBody: limitUploads() }),
        responses: { 201: { description: 'Stored durably', schema: leadReceipt } },
        middleware: [limits.lead(kind.collection)],
        handler: ({ body, request }) =>
          submitLead(kind, body, { page: refererPage(request), landing: landingOf(request) }, deps),
      }),
    ),
  ];
}

/**
 * A path of this site with its campaign parameters and the names of click ids. The rest of a query may be personal and is
 * dropped.
 */
function pageWithCampaign({ pathname, searchParams }: URL): string | undefined {
  if (pathname.length > landingAtMost) return undefined;
  const campaign = [...searchParams].flatMap(([name, value]): [string, string][] => {
    if (/^utm_[a-z]+$/i.test(name)) return [[name.toLowerCase(), value]];
    return clickId.test(name) ? [[name.toLowerCase(), '']] : [];
  });
  const page = [pathname, new URLSearchParams(campaign).toString()].filter(Boolean).join('?');
  return page.length > landingAtMost ? pathname : page;
}

/** The page that a form was sent from, such as "/neptune-beach-hvac?utm_source=flyer" (Referer, RFC 9110, 10.1.3). */
function refererPage(request: Request): string | undefined {
  const from = URL.parse(request.get('Referer') ?? '');
  return from?.host === request.host ? pageWithCampaign(from) : undefined;
}

/** The page that the visit began on, and the host that linked to it, as the browser's first script recorded them. */
function landingOf(request: Request): Landing | undefined {
  const header = request.get(landingHeader) ?? '';
  const url = /^\/(?!\/)/.test(header) ? URL.parse(`http://site${header}`) : null;
  const page = url ? pageWithCampaign(url) : undefined;
  if (!url || page === undefined) return undefined;
  const from = url.searchParams.get('from') ?? '';
  return /^[a-z\d.-]{1,100}$/.test(from) ? { page, from } : { page };
}
