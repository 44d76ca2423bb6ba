import {
  bodyLimitBytes,
  captchaMessages,
  careerApplicationPayload,
  contactPayload,
  endpoints,
  referralPayload,
  resumeBodyLimitBytes,
  maybeResume,
  resumeLimitBytes,
  resumeMessages,
  serviceRequestPayload,
  type CareerApplicationPayload,
  type LeadReceipt,
  type ServiceRequestPayload,
} from '@hvac/content/model';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type * as z from 'zod/mini';
import type { MockCaptcha } from './captcha.ts';
import { readJsonBody } from './json-body.ts';
import { parseOrRefuse, textResponse } from './respond.ts';

type LeadPayload = Pick<ServiceRequestPayload, 'captchaToken' | 'captchaAnswer'>;

interface MockLead<Payload extends LeadPayload> {
  payload: z.core.$ZodType<Payload>;
  /** Most bytes of its body. */
  limit?: number;
  /** What the server refuses beside the schema. */
  refuse?: (payload: Payload) => Response | undefined;
}

/** Base64 as RFC 4648, section 4 has it, with its padding. A pattern with groups gives up on megabytes. */
const isBase64 = (text: string) => text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));

/** Bytes that a base64 text stands for. */
const bytesOf = (text: string) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** The server's cheap checks of a résumé: extension, base64 and size. It looks into the file as well. */
function refuseResume({ fileData, resumeFileName = '' }: CareerApplicationPayload): Response | undefined {
  if (!fileData && !resumeFileName) return undefined;
  if (!maybeResume({ name: resumeFileName, type: '' })) return textResponse(400, resumeMessages.wrongType.description);
  if (!fileData) return textResponse(400, resumeMessages.empty.description);
  if (!isBase64(fileData)) return textResponse(400, resumeMessages.unreadable.description);
  return bytesOf(fileData) > resumeLimitBytes ? textResponse(413, resumeMessages.tooLarge.description) : undefined;
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
      const read = await readJsonBody(request, lead.limit ?? bodyLimitBytes);
      if (read instanceof Response) return read;
      const parsed = parseOrRefuse(lead.payload, read.body);
      if (parsed instanceof Response) return parsed;
      const refused = lead.refuse?.(parsed.data);
      if (refused) return refused;
      const { captchaToken, captchaAnswer } = parsed.data;
      const refusal = captcha.refusalOf(captchaToken, captchaAnswer, path + JSON.stringify(parsed.data));
      return refusal ? textResponse(400, captchaMessages[refusal]) : HttpResponse.json(mockReceipt, { status: 201 });
    });
  /** There is no list of leads. */
  const takesNothingElse = (path: string) =>
    http.all(path, ({ request }) => textResponse(405, `${request.method} isn’t allowed here`));
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
