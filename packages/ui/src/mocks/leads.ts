import {
  bodyLimitBytes,
  captchaMessages,
  careerApplicationPayload,
  contactPayload,
  endpoints,
  firstSentence,
  referralPayload,
  resumeBodyLimitBytes,
  serviceRequestPayload,
  type LeadReceipt,
  type ServiceRequestPayload,
} from '@hvac/content/model';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { MockCaptcha } from './captcha.ts';
import { never } from './held.ts';
import { readJson } from './json-body.ts';
import { refuseResume } from './resume.ts';
import { sentence } from './sentence.ts';

type LeadPayload = Pick<ServiceRequestPayload, 'captchaToken' | 'captchaAnswer'>;

interface MockLead<Payload extends LeadPayload> {
  payload: z.core.$ZodType<Payload>;
  /** Most bytes of its body. */
  limit?: number;
  /** What the server refuses beside the schema. */
  refuse?: (payload: Payload) => Response | undefined;
}

/** What the mocked API answers to every lead that it takes. */
export const mockReceipt: LeadReceipt = {
  id: '5f0c2b9e-1c1e-4b7a-9a55-7d1f0a3f9c21',
  createdAt: '2026-11-21T15:00:00.000Z',
};

/** The calls that take leads, checked by the server's own schemas in the server's order. */
export function createLeadHandlers(captcha: MockCaptcha): RequestHandler[] {
  const takes = <Payload extends LeadPayload>(path: string, lead: MockLead<Payload>) =>
    http.post(path, async ({ request }) => {
      const read = await readJson(request, lead.limit ?? bodyLimitBytes);
      if (read instanceof Response) return read;
      const parsed = z.safeParse(lead.payload, read.body);
      if (!parsed.success) return sentence(400, firstSentence(parsed.error));
      const refused = lead.refuse?.(parsed.data);
      if (refused) return refused;
      const { captchaToken, captchaAnswer } = parsed.data;
      const refusal = captcha.refusalOf(captchaToken, captchaAnswer, path + JSON.stringify(parsed.data));
      return refusal ? sentence(400, captchaMessages[refusal]) : HttpResponse.json(mockReceipt, { status: 201 });
    });
  /** There is no list of leads. */
  const takesNothingElse = (path: string) =>
    http.all(path, ({ request }) => sentence(405, `${request.method} is not possible here`));
  return [
    takes(endpoints.serviceRequests, { payload: serviceRequestPayload }),
    takes(endpoints.contactForms, { payload: contactPayload }),
    takes(endpoints.referrals, { payload: referralPayload }),
    takes(endpoints.careerApplications, {
      payload: careerApplicationPayload,
      limit: resumeBodyLimitBytes,
      refuse: refuseResume,
    }),
    ...[endpoints.serviceRequests, endpoints.contactForms, endpoints.referrals, endpoints.careerApplications].map(
      takesNothingElse,
    ),
  ];
}

/** Ways in which sending a lead goes wrong. @param endpoint path of the call, such as `endpoints.contactForms` */
export const leadFailures = (endpoint: string) => ({
  /** The server failed and said so. */
  serverError: http.post(endpoint, () =>
    sentence(500, 'Something went wrong on our side. Please try again, or call us.'),
  ),
  /** The disk is full. */
  notKept: http.post(endpoint, () =>
    sentence(503, 'We could not save this just now. Please try again in a minute, or call us.'),
  ),
  /** The answer to the math problem was wrong. */
  captchaError: http.post(endpoint, () => sentence(400, captchaMessages.wrong)),
  /** Too many requests from one address. */
  rateLimited: http.post(endpoint, () => sentence(429, 'Too many requests. Please try again in 10 minutes.')),
  /** The body is over the limit. */
  tooLarge: http.post(endpoint, () => sentence(413, 'This is too large to be sent')),
  /** A proxy in between answers with a page of its own. */
  badGateway: http.post(endpoint, () => HttpResponse.html('<html><body>Bad gateway</body></html>', { status: 502 })),
  /** No connection. */
  offline: http.post(endpoint, () => HttpResponse.error()),
  /** No answer yet. */
  neverAnswers: http.post(endpoint, never),
});
