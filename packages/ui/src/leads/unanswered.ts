import type { SolvedProblem } from '../api-client/useCaptcha.ts';
import { ApiError } from '../api-client/ApiError.ts';
import { NotSendable } from './NotSendable.ts';
import { keepTexts, keptTexts } from '../forms/keptTexts.ts';

const keyOf = (formId: string) => `hvac-unanswered:${formId}`;

/**
 * A submission without an answer may have been taken. Sent once more with the same token and values it makes no second
 * record; with a new token it would. So the token outlives a reload, from the moment of sending until an answer comes.
 */
export const unanswered = {
  keep: (formId: string, { token, question, answer }: SolvedProblem) =>
    keepTexts(keyOf(formId), { token, question, answer }),
  forget: (formId: string) => keepTexts(keyOf(formId), {}),
  read: (formId: string): SolvedProblem | undefined => {
    const { token, question, answer } = keptTexts(keyOf(formId)) ?? {};
    return token && question && answer ? { token, question, answer } : undefined;
  },
};

/** The failure is certain: the server refused the lead itself. An error of 500 and above may come from something between. */
export const wasAnswered = (error: unknown) =>
  error instanceof NotSendable || (error instanceof ApiError && error.status < 500);
