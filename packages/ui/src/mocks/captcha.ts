import { captchaNumber, endpoints, type CaptchaChallenge, type captchaMessages } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';

type Refusal = keyof typeof captchaMessages;

/** The math problems of the mocked API, given out in turn. */
const problems: readonly { question: string; answer: string }[] = [
  { question: '7 + 5 =', answer: '12' },
  { question: '9 + 4 =', answer: '13' },
  { question: '6 + 8 =', answer: '14' },
  { question: '3 + 2 =', answer: '5' },
];

const problemAt = (place: number) => problems[(place - 1) % problems.length];

/** The problem that is given out at a place, counted from 1. */
const challengeAt = (place: number): CaptchaChallenge => ({
  token: `mock-captcha-${place}`,
  question: problemAt(place)?.question ?? '',
});

/** The answer to the problem of a token; undefined for a token that was never given out. */
function answerOf(token: string): string | undefined {
  const place = /^mock-captcha-([1-9]\d{0,5})$/.exec(token)?.[1];
  return place === undefined ? undefined : problemAt(Number(place))?.answer;
}

/** The captcha of the mocked API. Like the server, it takes an answer once, and a repeated lead any number of times. */
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
    const refusal = captchaNumber(answer) === Number(right) ? undefined : 'wrong';
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
