import { captchaMessages, isCaptchaMessage } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { getErrorMessage } from '../../api/ApiError.ts';
import { useCurrentPath } from '../../components/link/LinkProvider.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { usePostedForm } from '../../forms/private/posted.ts';
import { problemsOf } from '../../forms/private/formStatus.ts';
import { useFormStatus } from '../../forms/private/useFormStatus.ts';
import { inOtherWords } from './inOtherWords.ts';
import { answersIn, type AnswerGroup } from './answers.ts';
import { pendingSubmission, isDefinitiveError } from './pendingSubmission.ts';
import type { SentLead } from './Receipt.tsx';
import { SubmissionError } from './SubmissionError.ts';
import { useCaptchaAnswer, type LeadValues } from './useCaptchaAnswer.ts';
import { useDraft } from './useDraft.ts';
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
  const { send, upload } = useSendLead(settings.endpoint, settings.uploads);
  const { toast } = useToast();
  const { status, statusRef, setStatus, isSending } = useFormStatus<string, SentLead>([
    settings.endpoint,
    id,
    useCurrentPath(),
  ]);
  const sending = status.name === 'sending';
  const say = (sentence: string) => inOtherWords(sentence, words.messages);
  const messageOf = (name: string) => {
    const message = posted ? posted.errors[name] : (errors[name]?.message ?? settings.fileErrors?.[name]);
    return typeof message === 'string' ? message : undefined;
  };
  const withCaptcha = [...order, 'captchaAnswer'];

  /** Takes the visitor to the math problem, with the reason at the field and in a toast. */
  const askForAnswer = (message: string) => {
    setStatus({ name: 'editing' });
    captchaForm.setError('captchaAnswer', { type: 'captcha', message });
    toast({ title: words.error, description: say(message), tone: 'error' });
  };

  /** Nothing is sent without an answer. */
  const guard = () => {
    askForAnswer(captchaMessages.missing);
    captcha.focus();
  };

  const onInvalid = (found: FieldErrors) => {
    const names = Object.keys(found);
    if (found['captchaToken'] && names.every((name) => name.startsWith('captcha'))) return guard();
    const textOf = (name: string) => found[name]?.message ?? settings.fileErrors?.[name];
    setStatus({ name: 'refused', problems: problemsOf(withCaptcha, (name) => textOf(name) as string | undefined) });
  };

  /** It could not be sent, or was not taken. */
  const fail = (error: unknown) => {
    const isIncomplete = error instanceof SubmissionError;
    const sentence = isIncomplete ? error.message : getErrorMessage(error, words.failure);
    if (!isIncomplete && isCaptchaMessage(sentence)) {
      askForAnswer(sentence);
      captcha.renewAndFocus();
      return;
    }
    setStatus({ name: 'failed', failure: say(sentence) });
    toast({ title: isIncomplete ? say(error.title) : words.error, description: say(sentence), tone: 'error' });
  };

  /** Resolves with the receipt when the lead was taken. */
  const trySending = async (values: Values): Promise<SentLead | undefined> => {
    // A second press or Enter while the first is on its way.
    if (isSending()) return undefined;
    const { captchaToken: token, captchaAnswer: answer } = values;
    if (answer.trim() === '') {
      guard();
      return undefined;
    }
    setStatus({ name: 'sending' });
    // Before it is sent: the fields can be edited meanwhile.
    const groups = answers();
    pendingSubmission.save(id, { token, question: captcha.question, answer, at: captcha.at });
    try {
      return {
        number: await send(await settings.toPayload({ ...values, website: values.website || undefined })),
        groups,
      };
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
    if (status.name === 'sent') onSent();
  }, [status.name]);

  const answers = (): AnswerGroup[] => {
    const typed = formRef.current ? answersIn(formRef.current, order) : [];
    const more = settings.sentToo?.();
    return more ? [...typed, more] : typed;
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    let receipt: SentLead | undefined;
    await form.handleSubmit(async (values) => {
      receipt = await trySending(values);
    }, onInvalid)(event);
    if (!receipt) return;
    // Also when the visitor has left meanwhile.
    draft.clear();
    pendingSubmission.forget(id);
    // After handleSubmit, which would mark the emptied form as submitted.
    setStatus({ name: 'sent', receipt });
    // The receipt has the focus.
    toast({ ...words.success, tone: 'success', silent: true });
    settings.onSuccess?.();
  };

  const editFirst = () => setStatus({ name: 'editing', focus: fieldId(order[0]) });

  const startOver = () => {
    empty();
    settings.onStartOver?.();
    editFirst();
  };

  const fieldProps = (name: string) => {
    const message = messageOf(name);
    return { id: fieldId(name), error: message === undefined ? undefined : say(message) };
  };
  const problems = posted ? problemsOf(withCaptcha, messageOf) : status.name === 'refused' ? status.problems : [];
  return {
    /** What a field takes: its registration, its id and its error. */
    field: <Name extends Path<Values>>(name: Name) => {
      const { ref, ...registration } = form.register(name);
      return {
        ...registration,
        ref: keepingChoice(ref, (chosen) => form.setValue(name, chosen as PathValue<Values, Name>)),
        ...fieldProps(name),
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
      status,
      statusRef,
      problems: problems.map(({ name, message }) => ({
        id: fieldId(name),
        message: say(message),
        solved: !posted && messageOf(name) === undefined,
      })),
      onSubmit: (event: SubmitEvent) => void submit(event),
      onAnother: editFirst,
      draft: { restored: draft.restored, resumed: captcha.resumed && !sending, onStartOver: startOver },
      captcha: {
        ...captchaForm.register('captchaAnswer'),
        ...fieldProps('captchaAnswer'),
        ...(posted
          ? { state: { status: 'ready', question: posted.captcha.question } as const }
          : { state: captcha.state, onNewProblem: captcha.renewAndFocus }),
      },
      honeypot: { ...captchaForm.register('website'), id: fieldId('website') },
    },
  };
}

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
