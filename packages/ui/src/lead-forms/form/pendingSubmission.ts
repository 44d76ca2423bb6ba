import { ApiError } from '../../api/ApiError.ts';
import { captchaLifetime, type SolvedProblem } from './useCaptcha.ts';
import { SubmissionError } from './SubmissionError.ts';
import { writeStorage, readStorage } from '../../hydration/storage.ts';

const keyOf = (formId: string) => `hvac-unanswered:${formId}`;

/**
 * The solved problem of a submission without an answer. The server may have taken it, and takes the same token only
 * once, so the token outlives a reload until an answer comes or it expires.
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
