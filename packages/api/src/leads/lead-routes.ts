import {
  captchaChallenge,
  captchaQuery,
  endpoints,
  landingHeader,
  leadReceipt,
  resumeBodyLimitBytes,
} from '@hvac/content/model';
import { defineRoute } from '../http/define-route.ts';
import type { Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { uploadQueue } from '../http/upload-queue.ts';
import { allLeadKinds } from './model/lead-kinds.ts';
import { landingOf, pageOf } from './page-of.ts';
import { submitLead } from './submit-lead.ts';
import type { LeadDeps } from './submit-lead.ts';
import { DuplicateDetector } from './spam-checks.ts';

/** A captcha, and one POST for each kind of lead. There is no list of leads: a GET is refused. */
export function leadRoutes(shared: Omit<LeadDeps, 'repeats'>, limits: RateLimits): Route[] {
  const deps = { ...shared, repeats: new DuplicateDetector(shared.store, shared.now) };
  return [
    defineRoute({
      id: 'issue-captcha',
      method: 'get',
      path: endpoints.captcha,
      summary: 'A new problem and its token',
      query: captchaQuery,
      responses: { 200: { description: 'The problem', schema: captchaChallenge } },
      middleware: [limits.captcha],
      handler({ query, response }) {
        // A new problem each time, kept by nobody in between.
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
          [landingHeader]: 'Page that the visit began on, its campaign, and the host that led to it as `from`',
        },
        body: kind.payload,
        ...(kind.acceptsFile && { bodyLimit: resumeBodyLimitBytes, queue: uploadQueue() }),
        responses: { 201: { description: 'Kept: it would survive a power cut', schema: leadReceipt } },
        errors: { 503: 'Not kept; Retry-After says in how many seconds to try again' },
        middleware: [limits.lead(kind.collection)],
        handler: ({ body, request }) =>
          submitLead(kind, body, { page: pageOf(request), landing: landingOf(request) }, deps),
      }),
    ),
  ];
}
