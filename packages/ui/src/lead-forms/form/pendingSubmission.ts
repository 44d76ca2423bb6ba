import { ApiError } from '../../api/ApiError.ts';
import { captchaLifetime, type SolvedProblem } from '../../api/useCaptcha.ts';
import { SubmissionError } from './SubmissionError.ts';
import { writeStorage, readStorage } from '../../forms/storage.ts';

const keyOf = (formId: string) => `hvac-unanswered:${formId}`;

/**
 * A submission without an answer may have been taken. Sent once more with the same token and values it makes no second
 * record; with a new token it would. So the token outlives a reload, from the moment of sending until an answer comes.
 * Once it has run out the server refuses it unseen: it is forgotten, and nothing is promised.
 */
export const pendingSubmission = {
  save: (formId: string, { token, question, answer, at }: SolvedProblem) =>
    writeStorage(keyOf(formId), { token, question, answer, at: String(at) }),
  forget: (formId: string) => writeStorage(keyOf(formId), {}),
  read: (formId: string): SolvedProblem | undefined => {
    const { token, question, answer, at } = readStorage(keyOf(formId)) ?? {};
    const isGood = Date.now() - Number(at) < captchaLifetime;
    if (token && question && answer && isGood) return { token, question, answer, at: Number(at) };
    pendingSubmission.forget(formId);
    return undefined;
  },
};

/** The failure is certain: the server refused the lead itself. An error of 500 and above may come from something between. */
export const isDefinitiveError = (error: unknown) =>
  error instanceof SubmissionError || (error instanceof ApiError && error.status < 500);
