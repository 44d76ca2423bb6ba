import type { LeadFormWords } from '@hvac/content/words';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useCurrentPath } from '../../components/link/LinkProvider.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { focusField } from '../../forms/Field/focusField.ts';
import { usePostedForm } from '../../forms/Field/posted.ts';
import { inOtherWords } from './inOtherWords.ts';
import { answersIn, type AnswerGroup } from './answers.ts';
import { pendingSubmission, isDefinitiveError } from './pendingSubmission.ts';
import { useCaptchaAnswer, type LeadValues } from './useCaptchaAnswer.ts';
import { useDraft } from './useDraft.ts';
import { useOutcome } from './useOutcome.ts';
import { useSendLead } from './useSendLead.ts';

interface LeadFormSettings<Values extends FieldValues & LeadValues, Payload> {
  /** Prefix of the ids of the fields; forms with the same one share what was typed before a reload. */
  id: string;
  /** From `useForm` with `leadFormOptions` and the resolver of the form's schema. */
  form: UseFormReturn<Values>;
  /** Names of the fields as they follow each other on the page, files too, without the captcha. */
  order: readonly [Path<Values>, ...string[]];
  /** Path of the call. */
  endpoint: string;
  /**
   * Turns what the form holds into what the API takes.
   * @throws {SubmissionError} when that cannot be done
   */
  toPayload: (values: Values) => Payload | Promise<Payload>;
  /** Whether a text was written by the page: alone, it is no draft. */
  given?: (name: string, text: string) => boolean;
  /** What is wrong with files, which are no values of the form, by field. */
  fileErrors?: Readonly<Record<string, string | undefined>>;
  /** Names the file that a payload holds, such as "your résumé": it is then sent with a progress bar. */
  uploads?: (payload: Payload) => string | undefined;
  /** What a visitor sends beside the fields, for the receipt: a file. */
  sentToo?: () => AnswerGroup | undefined;
  /** What it says of what became of a lead. */
  words: Pick<LeadFormWords, 'success' | 'error' | 'failure' | 'messages'>;
  /** The fields have been emptied: after a success, or to start over. What is kept beside them is to go too. */
  onReset?: (() => void) | undefined;
  /** The visitor has emptied the fields: what stood in them from the start is to come back. */
  onStartOver?: () => void;
  onSuccess?: (() => void) | undefined;
}

/**
 * What the lead forms share: captcha, honeypot, draft, one request at a time, the outcome, and focus. What was typed
 * survives every failure.
 */
export function useLeadForm<Values extends FieldValues & LeadValues, Payload>(
  settings: LeadFormSettings<Values, Payload>,
) {
  const { id, form, order, words } = settings;
  const { errors } = form.formState;
  const posted = usePostedForm();
  // Every lead's values include these; react-hook-form cannot see that through a type parameter.
  const captchaForm = form as unknown as UseFormReturn<LeadValues>;
  const fieldId = (name: string) => `${id}-${name}`;
  const captcha = useCaptchaAnswer(captchaForm, id, fieldId('captchaAnswer'));
  const { formRef, ...draft } = useDraft({
    id,
    names: order,
    given: settings.given,
    setValue: (name, text) => form.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>),
  });
  const key = [settings.endpoint, id, useCurrentPath()];
  const { send, sending, upload } = useSendLead(settings.endpoint, key, settings.uploads);
  const { toast } = useToast();
  const { outcome, receipt, outcomeRef, setOutcome, guard, refuse, fail } = useOutcome({
    key,
    order,
    words,
    captcha,
    setCaptchaError: (message) => captchaForm.setError('captchaAnswer', { type: 'captcha', message }),
  });
  const busy = useRef(false);

  /** Resolves with the receipt when the lead was taken. */
  const trySending = async (values: Values) => {
    const { captchaToken: token, captchaAnswer: answer } = values;
    if (answer.trim() === '') {
      guard();
      return undefined;
    }
    setOutcome(undefined);
    pendingSubmission.save(id, { token, question: captcha.question, answer, at: captcha.at });
    try {
      const payload = Promise.resolve(settings.toPayload({ ...values, website: values.website || undefined }));
      return { kind: 'sent', number: await send(payload) } as const;
    } catch (error) {
      if (isDefinitiveError(error)) pendingSubmission.forget(id);
      fail(error);
      return undefined;
    }
  };

  const empty = () => {
    form.reset();
    draft.clear();
    captcha.renew();
    settings.onReset?.();
  };

  const onSent = useEffectEvent(empty);
  useEffect(() => {
    if (receipt) onSent();
  }, [receipt]);

  const answers = (): AnswerGroup[] => {
    const typed = formRef.current ? answersIn(formRef.current, order) : [];
    const more = settings.sentToo?.();
    return more ? [...typed, more] : typed;
  };

  const fileErrors = Object.entries(settings.fileErrors ?? {}).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, { type: 'file', message }] as const],
  );
  const refuseWithFiles = (found: FieldErrors) => refuse({ ...found, ...Object.fromEntries(fileErrors) });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A second press or Enter while the first is on its way.
    if (busy.current || sending) return;
    busy.current = true;
    let sent: Awaited<ReturnType<typeof trySending>>;
    let groups: readonly AnswerGroup[] = [];
    try {
      await form.handleSubmit(async (values) => {
        // Before it is sent: the fields can be edited meanwhile.
        groups = answers();
        sent = await trySending(values);
      }, refuseWithFiles)(event);
    } finally {
      busy.current = false;
    }
    if (!sent) return;
    // Also when the visitor has left meanwhile.
    draft.clear();
    pendingSubmission.forget(id);
    // After handleSubmit, which would mark the emptied form as submitted.
    setOutcome({ ...sent, groups });
    // The receipt has the focus.
    toast({ ...words.success, tone: 'success', silent: true });
    settings.onSuccess?.();
  };

  const sendAnother = () => {
    // The fields have to be seen before one can take the focus.
    flushSync(() => setOutcome(undefined));
    focusField(fieldId(order[0]));
  };

  const startOver = () => {
    setOutcome(undefined);
    empty();
    settings.onStartOver?.();
    focusField(fieldId(order[0]));
  };

  const tie = (name: string) => {
    const text = posted ? posted.errors[name] : errors[name]?.message;
    return { id: fieldId(name), error: typeof text === 'string' ? inOtherWords(text, words.messages) : undefined };
  };
  const found = posted ? problemsIn(posted.errors, order) : outcome?.kind === 'refused' ? outcome.problems : [];
  const problems = found.map(({ name, message }) => ({
    id: fieldId(name),
    message: inOtherWords(message, words.messages),
    solved: !posted && !errors[name] && settings.fileErrors?.[name] === undefined,
  }));
  return {
    /** What a field takes: its tie to the form, its id and its error. */
    field: <Name extends Path<Values>>(name: Name) => {
      const { ref, ...registration } = form.register(name);
      return {
        ...registration,
        ref: keepingChoice(ref, (chosen) => form.setValue(name, chosen as PathValue<Values, Name>)),
        ...tie(name),
      };
    },
    /** The visitor would lose something by closing the tab. */
    hasTyped: draft.hasTyped,
    /** What `LeadForm` shows around the fields. */
    shell: {
      id,
      formRef,
      sending,
      upload,
      outcome,
      outcomeRef,
      problems,
      onSubmit: (event: SubmitEvent) => void submit(event),
      onAnother: sendAnother,
      draft: { restored: draft.restored, resumed: captcha.resumed && !sending, onStartOver: startOver },
      captcha: {
        ...captchaForm.register('captchaAnswer'),
        ...tie('captchaAnswer'),
        ...(posted
          ? { state: { status: 'ready', question: posted.captcha.question } as const }
          : { state: captcha.state, onNewProblem: captcha.renewAndFocus }),
      },
      honeypot: { ...captchaForm.register('website'), id: fieldId('website') },
    },
  };
}

/** The errors of a posted form in the order of the page. The math problem is at its end. */
const problemsIn = (errors: Readonly<Record<string, string>>, order: readonly string[]) =>
  [...order, 'captchaAnswer'].flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });

/**
 * Keeps a choice from before hydration: react-hook-form (7.x) reads the group when its first radio button registers.
 */
const keepingChoice = (register: (element: unknown) => void, choose: (value: string) => void) => (element: unknown) => {
  const isChosen = element instanceof HTMLInputElement && element.type === 'radio' && element.checked;
  register(element);
  if (isChosen && !element.checked) choose(element.value);
};

/** How react-hook-form works in every lead form: no values of its own, so that it reads what was typed before it came. */
export const leadFormOptions = { shouldFocusError: false, mode: 'onSubmit', reValidateMode: 'onChange' } as const;

export type LeadFormShell = ReturnType<typeof useLeadForm>['shell'];
