import {
  captchaChallenge,
  captchaQuery,
  endpoints,
  landingHeader,
  leadReceipt,
  resumeBodyLimitBytes,
} from '@hvac/content/model';
import { call } from '../http/define-route.ts';
import type { Call } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { uploadQueue } from '../http/upload-queue.ts';
import { everyKind } from './model/lead-kinds.ts';
import { landingOf, pageOf } from './page-of.ts';
import { submitLead } from './submit-lead.ts';
import type { LeadDeps } from './submit-lead.ts';
import { Repeats } from './spam-checks.ts';
import { countRefusals } from '../ops/visit-routes.ts';
import type { VisitCounts } from '../ops/visits.ts';

/** A captcha, and one POST for each kind of lead. There is no list of leads: a GET is refused. */
export function leadCalls(
  shared: Omit<LeadDeps, 'repeats'> & { visits: Pick<VisitCounts, 'refused'> },
  limits: RateLimits,
): Call[] {
  const deps = { ...shared, repeats: new Repeats(shared.store, shared.now) };
  return [
    call({
      id: 'issue-captcha',
      method: 'get',
      path: endpoints.captcha,
      summary: 'A new problem and its token',
      query: captchaQuery,
      answers: { 200: { description: 'The problem', schema: captchaChallenge } },
      before: [limits.captcha],
      run({ query, response }) {
        // A new problem each time, kept by nobody in between.
        response.set('Cache-Control', 'no-store');
        return deps.captcha.issue(query.after);
      },
    }),
    ...everyKind.map((kind) =>
      call({
        id: `submit-${kind.name}`,
        method: 'post',
        path: kind.path,
        summary: `A new lead: ${kind.name.replace('-', ' ')}`,
        headers: {
          [landingHeader]: 'Page that the visit began on, its campaign, and the host that led to it as `from`',
        },
        body: kind.payload,
        ...(kind.takesFile && { bodyLimit: resumeBodyLimitBytes, queue: uploadQueue() }),
        answers: { 201: { description: 'Kept: it would survive a power cut', schema: leadReceipt } },
        refusals: { 503: 'Not kept; Retry-After says in how many seconds to try again' },
        before: [countRefusals(shared.visits), limits.lead(kind.collection)],
        run: ({ body, request }) =>
          submitLead(kind, body, { page: pageOf(request), landing: landingOf(request) }, deps),
      }),
    ),
  ];
}
