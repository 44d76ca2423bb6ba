import type { CaptchaChallenge } from '@hvac/content/model';

/** The math problems of the mocked API, in the order in which they are given out. */
export const problems: readonly (CaptchaChallenge & { answer: string })[] = [
  { token: 'mock-captcha-1', question: '7 + 5 =', answer: '12' },
  { token: 'mock-captcha-2', question: '9 + 4 =', answer: '13' },
  { token: 'mock-captcha-3', question: '6 + 8 =', answer: '14' },
  { token: 'mock-captcha-4', question: '3 + 2 =', answer: '5' },
];

export const isRightAnswer = (token: string, answer: string) =>
  problems.some((problem) => problem.token === token && problem.answer === answer.trim());
