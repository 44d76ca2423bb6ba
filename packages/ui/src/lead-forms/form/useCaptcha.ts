import { captchaChallenge, endpoints, type CaptchaChallenge } from '@hvac/content/model';
import { captchaWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiRequest } from '../../api/apiRequest.ts';
import type { CaptchaState } from '../../forms/CaptchaField/CaptchaField.tsx';
import { useSchedule, whileVisible } from '../../components/private/schedule.ts';

/** A token is good for 60 minutes on the server; the page renews it a minute earlier. */
export const captchaLifetime = 59 * 60 * 1000;

interface MathProblem extends CaptchaChallenge {
  /** When it arrived, in milliseconds: its token runs out by that. */
  at: number;
}

/** A problem with its answer, of a submission that may have been taken. */
export interface SolvedProblem extends MathProblem {
  answer: string;
}

/** @param before token of the problem that another one is to take the place of: the visit goes on */
async function fetchCaptcha(before: string | undefined): Promise<MathProblem> {
  const after = before === undefined ? '' : `?after=${encodeURIComponent(before)}`;
  try {
    const response = await apiRequest('GET', endpoints.captcha + after);
    return { ...captchaChallenge.parse(await response.json()), at: Date.now() };
  } catch (cause) {
    throw new Error(captchaWords.failed, { cause });
  }
}

export interface Captcha {
  /** For `CaptchaField`; a problem that is being replaced is gone already. */
  state: CaptchaState;
  /** The problem to solve: a new object for every one, even when the words are the same. */
  challenge: (MathProblem & Partial<SolvedProblem>) | undefined;
  /** Fetches another problem. */
  renew: () => void;
}

interface CaptchaOptions {
  /** Id of the form that the problem is for: two forms on a page must not share a token, which is good for one lead. */
  owner?: string;
  /** A problem to go on with, if there is one, in place of a new one. */
  resume?: () => SolvedProblem | undefined;
}

/** A math problem from the server, never cached, and renewed by itself when it runs out while the page is open. */
export function useCaptcha({ owner = '', resume }: CaptchaOptions = {}): Captcha {
  const schedule = useSchedule(whileVisible);
  const { data, isFetching, isError, refetch } = useQuery<NonNullable<Captcha['challenge']>>({
    queryKey: [endpoints.captcha, owner],
    queryFn: async ({ client, queryKey }) =>
      resume?.() ?? fetchCaptcha(client.getQueryData<MathProblem>(queryKey)?.token),
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => {
    if (!data) return undefined;
    // A problem from before a reload has less time left.
    return schedule(() => void refetch(), data.at + captchaLifetime - Date.now());
  }, [data, refetch, schedule]);
  const challenge = isFetching || isError ? undefined : data;
  const state: CaptchaState = challenge
    ? { status: 'ready', question: challenge.question }
    : { status: isError && !isFetching ? 'failed' : 'loading' };
  return { state, challenge, renew: () => void refetch() };
}
