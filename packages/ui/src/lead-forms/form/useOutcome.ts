import { captchaMessages } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { getErrorMessage } from '../../api/ApiError.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import type { AnswerGroup } from './answers.ts';
import { inOtherWords } from './inOtherWords.ts';
import { SubmissionError } from './SubmissionError.ts';

/** What was sent, and under which number. */
export interface SentLead {
  kind: 'sent';
  number: string | undefined;
  groups: readonly AnswerGroup[];
}

/** How the last submit ended. */
type Outcome =
  | { kind: 'refused'; problems: readonly { name: string; message: string }[] }
  | { kind: 'failed'; sentence: string }
  | SentLead;

interface OutcomeSettings {
  /** Names the form on its page. */
  key: QueryKey;
  /** Names of the fields as they follow each other on the page, without the captcha. */
  order: readonly string[];
  /** What it says when a lead is not taken. */
  words: Pick<LeadFormWords, 'error' | 'failure' | 'messages'>;
  captcha: { focus: () => void; renewAndFocus: () => void };
  /** Puts a sentence at the field of the math problem. */
  setCaptchaError: (message: string) => void;
}

/** Keeps how the last submit ended, says it in a toast too, and takes the focus to the news. */
export function useOutcome({ key, order, words, captcha, setCaptchaError }: OutcomeSettings) {
  const { toast } = useToast();
  const client = useQueryClient();
  const [lastOutcome, setLastOutcome] = useState<Outcome>();
  const queryKey = ['receipt', ...key];
  // In the cache, which outlives the form: a visitor who left while it was sent comes back to the receipt.
  const { data: receipt } = useQuery<SentLead | null>({ queryKey, queryFn: skipToken, gcTime: 0 });
  const outcome = receipt ?? lastOutcome;
  const outcomeRef = useRef<HTMLDivElement>(null);
  const setOutcome = (next: Outcome | undefined) => {
    const isSent = next?.kind === 'sent';
    client.setQueryData<SentLead | null>(queryKey, isSent ? next : null);
    setLastOutcome(isSent ? undefined : next);
  };
  useEffect(() => {
    outcomeRef.current?.focus({ preventScroll: true });
    // Scroll to its top, even when it is taller than the screen.
    outcomeRef.current?.scrollIntoView?.({ block: outcome?.kind === 'failed' ? 'nearest' : 'start' });
  }, [outcome]);

  const say = (sentence: string) => inOtherWords(sentence, words.messages);

  /** Takes the visitor to the math problem, with the reason at the field and in a toast. */
  const askForAnswer = (message: string) => {
    setOutcome(undefined);
    setCaptchaError(message);
    toast({ title: words.error, description: say(message), tone: 'error' });
  };

  /** Nothing is sent without an answer. */
  const guard = () => {
    askForAnswer(captchaMessages.missing);
    captcha.focus();
  };

  /** The form's own schema found something. */
  const refuse = (found: FieldErrors) => {
    const names = Object.keys(found);
    if (found['captchaToken'] && names.every((name) => name.startsWith('captcha'))) return guard();
    const problems = [...order, 'captchaAnswer'].flatMap((name) => {
      const message = found[name]?.message;
      return typeof message === 'string' ? [{ name, message }] : [];
    });
    setOutcome({ kind: 'refused', problems });
  };

  /** It could not be sent, or was not taken. */
  const fail = (error: unknown) => {
    if (error instanceof SubmissionError) {
      setOutcome({ kind: 'failed', sentence: say(error.message) });
      toast({ title: say(error.title), description: say(error.message), tone: 'error' });
      return;
    }
    const sentence = getErrorMessage(error, words.failure);
    if (sentence.includes('CAPTCHA')) {
      askForAnswer(sentence);
      captcha.renewAndFocus();
      return;
    }
    setOutcome({ kind: 'failed', sentence: say(sentence) });
    toast({ title: words.error, description: say(sentence), tone: 'error' });
  };

  return { outcome, receipt, outcomeRef, setOutcome, guard, refuse, fail };
}
