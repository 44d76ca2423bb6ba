import {
  captchaMessages,
  endpoints,
  firstSentence,
  serviceRequestPayload,
  type LeadReceipt,
} from '@hvac/content/model';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { isRightAnswer, problems } from './problems.ts';

const sentence = (status: number, text: string) => HttpResponse.text(text, { status });

/** What the mocked API answers to every lead that it takes. */
export const mockReceipt: LeadReceipt = {
  id: '5f0c2b9e-1c1e-4b7a-9a55-7d1f0a3f9c21',
  createdAt: '2026-11-21T15:00:00.000Z',
};

/** The API as it should be: a first problem "7 + 5 =", others after it, and leads checked by the server's own schema. */
export function createHandlers(): RequestHandler[] {
  let given = 0;
  return [
    http.get(endpoints.captcha, () => {
      const problem = problems[given % problems.length];
      given += 1;
      return problem ? HttpResponse.json({ token: problem.token, question: problem.question }) : HttpResponse.error();
    }),
    http.post(endpoints.serviceRequests, async ({ request }) => {
      const lead = serviceRequestPayload.safeParse(await request.json());
      if (!lead.success) return sentence(400, firstSentence(lead.error));
      const { captchaToken, captchaAnswer } = lead.data;
      if (!isRightAnswer(captchaToken, captchaAnswer)) return sentence(400, captchaMessages.wrong);
      return HttpResponse.json(mockReceipt, { status: 201 });
    }),
  ];
}

/** The same, once for all: for a worker that keeps its handlers. */
export const handlers: RequestHandler[] = createHandlers();

/** Ways in which sending a lead goes wrong. */
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
  neverAnswers: http.post(endpoint, () => delay('infinite')),
});

export const serviceRequestFailures = leadFailures(endpoints.serviceRequests);

/** Ways in which a math problem does not arrive. */
export const captchaFailures = {
  unavailable: http.get(endpoints.captcha, () =>
    sentence(503, 'Something went wrong on our side. Please try again, or call us.'),
  ),
  neverLoads: http.get(endpoints.captcha, () => delay('infinite')),
};
