import { captchaMessages } from '@hvac/content/model';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { sentenceOf } from '../api-client/ApiError.ts';
import { useSubmitLead } from '../api-client/useSubmitLead.ts';
import { useToast } from '../components/Toast/ToastProvider.tsx';
import { useCaptchaAnswer, type LeadValues } from './useCaptchaAnswer.ts';

/** How the last submit ended. */
type Outcome =
  | { kind: 'refused'; problems: readonly { name: string; message: string }[] }
  | { kind: 'failed'; sentence: string }
  | { kind: 'sent' };

interface LeadFormSettings<Values extends FieldValues & LeadValues, Payload> {
  /** Prefix of the ids of the fields. */
  id: string;
  /** From `useForm` with `leadFormOptions` and the resolver of the form's schema. */
  form: UseFormReturn<Values>;
  /** Names of the fields as they follow each other on the page, without the captcha. */
  order: readonly Path<Values>[];
  /** Path of the call. */
  endpoint: string;
  /** Key of the cached list that a new lead makes out of date. */
  invalidates: QueryKey;
  /** Turns what the form holds into what the API takes. */
  toPayload: (values: Values) => Payload;
  /** Toast and lasting notice after a success. */
  success: { title: string; description: string };
  /** Said when a request fails without a sentence from the server. */
  failure: string;
  onSuccess?: (() => void) | undefined;
}

/**
 * What the forms for leads have in common: the captcha, the guard, one request at a time, what is said after a
 * submit, and where the focus goes then. What was typed survives every failure.
 */
export function useLeadForm<Values extends FieldValues & LeadValues, Payload>({
  id,
  form,
  order,
  endpoint,
  invalidates,
  toPayload,
  success,
  failure,
  onSuccess,
}: LeadFormSettings<Values, Payload>) {
  const { errors } = form.formState;
  // Every lead's values include these; react-hook-form cannot see that through a type parameter.
  const captchaForm = form as unknown as UseFormReturn<LeadValues>;
  const fieldId = (name: string) => `${id}-${name}`;
  const captcha = useCaptchaAnswer(captchaForm, fieldId('captchaAnswer'));
  const { mutateAsync, isPending: sending } = useSubmitLead<Payload>(endpoint, invalidates);
  const { toast } = useToast();
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  useEffect(() => outcomeRef.current?.focus(), [outcome]);

  /** Takes the visitor to the math problem, with the reason at the field and in a toast. */
  const askForAnswer = (message: string) => {
    setOutcome(undefined);
    captchaForm.setError('captchaAnswer', { type: 'captcha', message });
    toast({ title: 'Error', description: message, tone: 'error' });
  };

  const guard = () => {
    askForAnswer(captchaMessages.missing);
    captcha.focus();
  };

  const refuse = (found: FieldErrors<Values>) => {
    const names = Object.keys(found);
    if (found['captchaToken'] && names.every((name) => name.startsWith('captcha'))) return guard();
    const problems = [...order, 'captchaAnswer'].flatMap((name) => {
      const message = found[name]?.message;
      return typeof message === 'string' ? [{ name, message }] : [];
    });
    setOutcome({ kind: 'refused', problems });
  };

  const fail = (error: unknown) => {
    const sentence = sentenceOf(error, failure);
    if (sentence.includes('CAPTCHA')) {
      askForAnswer(sentence);
      captcha.renewAndFocus();
      return;
    }
    setOutcome({ kind: 'failed', sentence });
    toast({ title: 'Error', description: sentence, tone: 'error' });
  };

  /** Says whether the lead was taken. */
  const send = async (values: Values) => {
    if (values.captchaAnswer.trim() === '') {
      guard();
      return false;
    }
    setOutcome(undefined);
    try {
      await mutateAsync(toPayload({ ...values, website: values.website || undefined }));
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A second press or Enter while the first is on its way.
    if (busy.current) return;
    busy.current = true;
    let sent = false;
    try {
      await form.handleSubmit(async (values) => {
        sent = await send(values);
      }, refuse)(event);
    } finally {
      busy.current = false;
    }
    if (!sent) return;
    // After handleSubmit, which would mark the emptied form as submitted.
    form.reset();
    captcha.renew();
    setOutcome({ kind: 'sent' });
    toast({ ...success, tone: 'success' });
    onSuccess?.();
  };

  const tie = (name: string) => {
    const text = errors[name]?.message;
    return { id: fieldId(name), error: typeof text === 'string' ? text : undefined };
  };
  const problems =
    outcome?.kind === 'refused'
      ? outcome.problems.map(({ name, message }) => ({ id: fieldId(name), message, solved: !errors[name] }))
      : [];
  return {
    /** What a field takes: its tie to the form, its id and its error. */
    field: <Name extends Path<Values>>(name: Name) => ({ ...form.register(name), ...tie(name) }),
    /** What `LeadForm` shows around the fields. */
    shell: {
      id,
      success,
      sending,
      outcome,
      outcomeRef,
      problems,
      onSubmit: (event: SubmitEvent) => void submit(event),
      captcha: {
        ...captchaForm.register('captchaAnswer'),
        ...tie('captchaAnswer'),
        state: captcha.state,
        onNewProblem: captcha.renewAndFocus,
      },
      honeypot: { ...captchaForm.register('website'), id: fieldId('website') },
    },
  };
}

/** How react-hook-form works in every lead form: no values of its own, so that it reads what was typed before it came. */
export const leadFormOptions = { shouldFocusError: false, mode: 'onSubmit', reValidateMode: 'onChange' } as const;

export type LeadFormShell = ReturnType<typeof useLeadForm>['shell'];
