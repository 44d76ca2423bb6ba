import { captchaMessages } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { getErrorMessage } from '../../api/ApiError.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import type { AnswerGroup } from './answers.ts';
import { inOtherWords } from './inOtherWords.ts';
import { SubmissionError } from './SubmissionError.ts';

/** How the last submit ended. */
type Outcome =
  | { kind: 'refused'; problems: readonly { name: string; message: string }[] }
  | { kind: 'failed'; sentence: string }
  | { kind: 'sent'; number: string | undefined; groups: readonly AnswerGroup[] };

/** Receipts of forms that the visitor left while they were on their way, by id: shown when the visitor comes back. */
export const unseenReceipts = new Map<string, Outcome>();

interface OutcomeSettings {
  /** Of the form. */
  id: string;
  /** Names of the fields as they follow each other on the page, without the captcha. */
  order: readonly string[];
  /** What it says when a lead is not taken. */
  words: Pick<LeadFormWords, 'error' | 'failure' | 'messages'>;
  captcha: { focus: () => void; renewAndFocus: () => void };
  /** Puts a sentence at the field of the math problem. */
  setCaptchaError: (message: string) => void;
}

/** Keeps how the last submit ended, says it in a toast too, and takes the focus to the news. */
export function useOutcome({ id, order, words, captcha, setCaptchaError }: OutcomeSettings) {
  const { toast } = useToast();
  const [outcome, setOutcome] = useState(() => unseenReceipts.get(id));
  const outcomeRef = useRef<HTMLDivElement>(null);
  useEffect(() => void unseenReceipts.delete(id), [id]);
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

  return { outcome, outcomeRef, setOutcome, guard, refuse, fail };
}
