import { captchaChallenge, captchaQuery, landingHeader, leadReceipt, resumeBodyLimitBytes } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { allLeadKinds } from './model/lead-kinds.ts';
import { sourceOf } from './lead-source.ts';
import { submitLead, type LeadDeps } from './submit-lead.ts';

export interface LeadRouteDeps extends LeadDeps {
  /** Bounds the large bodies that are read at once. */
  uploads: RequestHandler;
}

/** The captcha, and one POST for each kind of lead. Their paths are in `model/lead-kinds.ts`. */
export function leadRoutes({ uploads, ...deps }: LeadRouteDeps, limits: RateLimits): Route[] {
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
        ...(kind.acceptsFile && { bodyLimit: resumeBodyLimitBytes, beforeBody: uploads }),
        responses: { 201: { description: 'Stored durably', schema: leadReceipt } },
        middleware: [limits.lead(kind.collection)],
        handler: ({ body, request }) => submitLead(kind, body, sourceOf(request), deps),
      }),
    ),
  ];
}
