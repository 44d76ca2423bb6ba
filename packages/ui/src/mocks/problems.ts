import type { CaptchaChallenge } from '@hvac/content/model';

/** The math problems of the mocked API, in the order in which they are given out, over and over. */
const problems: readonly { question: string; answer: string }[] = [
  { question: '7 + 5 =', answer: '12' },
  { question: '9 + 4 =', answer: '13' },
  { question: '6 + 8 =', answer: '14' },
  { question: '3 + 2 =', answer: '5' },
];

const problemAt = (place: number) => problems[(place - 1) % problems.length];

/** The problem that is given out at a place, counted from 1. */
export const challengeAt = (place: number): CaptchaChallenge => ({
  token: `mock-captcha-${place}`,
  question: problemAt(place)?.question ?? '',
});

/** The answer to the problem of a token; undefined for a token that was never given out. */
export function answerOf(token: string): string | undefined {
  const place = /^mock-captcha-([1-9]\d{0,5})$/.exec(token)?.[1];
  return place === undefined ? undefined : problemAt(Number(place))?.answer;
}
