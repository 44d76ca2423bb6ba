import { endpoints, type captchaMessages } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { never } from './held.ts';
import { answerOf, challengeAt } from './problems.ts';
import { sentence } from './sentence.ts';

type Refusal = keyof typeof captchaMessages;

/** The captcha of the mocked API. Like the server's it takes an answer once, and the same lead as often as it comes. */
export function createMockCaptcha() {
  let given = 0;
  const used = new Map<string, { body: string; refusal: Refusal | undefined }>();

  /** What is wrong with the captcha of a lead. @param body tells the lead from another one */
  const refusalOf = (token: string, answer: string, body: string): Refusal | undefined => {
    if (answer.trim() === '') return 'missing';
    const right = answerOf(token);
    if (right === undefined) return 'altered';
    const before = used.get(token);
    if (before) return before.body === body ? before.refusal : 'used';
    const refusal = answer.trim() === right ? undefined : 'wrong';
    used.set(token, { body, refusal });
    return refusal;
  };

  const handler = http.get(endpoints.captcha, () => {
    given += 1;
    return HttpResponse.json(challengeAt(given), { headers: { 'Cache-Control': 'no-store' } });
  });
  return { handler, refusalOf };
}
export type MockCaptcha = ReturnType<typeof createMockCaptcha>;

/** Ways in which a math problem does not arrive. */
export const captchaFailures = {
  unavailable: http.get(endpoints.captcha, () =>
    sentence(503, 'Something went wrong on our side. Please try again, or call us.'),
  ),
  neverLoads: http.get(endpoints.captcha, never),
};
