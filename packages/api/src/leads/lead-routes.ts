import { contactSubject } from '@hvac/company';
import {
  captchaChallenge,
  captchaQuery,
  clickId,
  landingLimit,
  landingHeader,
  leadReceipt,
  linkParameters,
  resumeBodyLimitBytes,
  type Landing,
} from '@hvac/content/model';
import type { Request, RequestHandler } from 'express';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { allLeadKinds } from './model/lead-kinds.ts';
import { submitLead, type LeadDeps, type LeadSource } from './submit-lead.ts';

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
        ...(kind.acceptsFile && { file: { name: 'fileData', bodyLimit: resumeBodyLimitBytes, beforeRead: uploads } }),
        responses: { 201: { description: 'Stored durably', schema: leadReceipt } },
        middleware: [limits.lead(kind.name)],
        handler: ({ body, request }) => submitLead(kind, body, sourceOfRequest(request), deps),
      }),
    ),
  ];
}

/**
 * A path of this site with its campaign parameters, the names of click ids, and what a link to the contact form was about.
 * The rest of a query may be personal and is dropped.
 */
function pageWithCampaign({ pathname, search }: URL): string | undefined {
  if (pathname.length > landingLimit) return undefined;
  const campaign = [...linkParameters(search)].flatMap(([name, value]): [string, string][] => {
    if (/^utm_[a-z]+$/i.test(name)) return [[name.toLowerCase(), value]];
    if (name === 'about' && contactSubject(value)) return [[name, value]];
    return clickId.test(name) ? [[name.toLowerCase(), '']] : [];
  });
  const page = [pathname, new URLSearchParams(campaign).toString()].filter(Boolean).join('?');
  return page.length > landingLimit ? pathname : page;
}

/** The page that a form was sent from, such as "/neptune-beach-hvac?utm_source=flyer" (Referer, RFC 9110, 10.1.3). */
function refererPage(request: Request): string | undefined {
  const from = URL.parse(request.get('Referer') ?? '');
  return from?.host === request.host ? pageWithCampaign(from) : undefined;
}

/** A path of this site, as a URL; null for anything else. */
const siteUrl = (text: string): URL | null => (/^\/(?!\/)/.test(text) ? URL.parse(`http://site${text}`) : null);

/** The page that the visit began on, and the host that linked to it: "/plans?utm_source=flyer&from=example.com". */
function parseLanding(text: string): Landing | undefined {
  const url = siteUrl(text);
  const page = url ? pageWithCampaign(url) : undefined;
  if (!url || page === undefined) return undefined;
  const from = url.searchParams.get('from') ?? '';
  return /^[a-z\d.-]{1,100}$/.test(from) ? { page, from } : { page };
}

const sourceOfRequest = (request: Request): LeadSource => ({
  page: refererPage(request),
  landing: parseLanding(request.get(landingHeader) ?? ''),
});

/** Hidden field of a posted form: the page that it was first sent from. */
const pageField = 'sentFrom';
/** Hidden field of a posted form, filled in by the first script: as the header of the JSON endpoints. */
const landingField = 'landing';

/** Where a posted form comes from, and the hidden fields that carry it over the server's answers. */
export function sourceOfForm(request: Request, values: ReadonlyMap<string, string>) {
  const first = siteUrl(values.get(pageField) ?? '');
  const page = first ? pageWithCampaign(first) : refererPage(request);
  const text = values.get(landingField) ?? '';
  const landing = parseLanding(text);
  const hidden = { ...(page !== undefined && { [pageField]: page }), ...(landing && { [landingField]: text }) };
  return { page, landing, hidden };
}
