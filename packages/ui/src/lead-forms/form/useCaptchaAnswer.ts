import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCaptcha } from './useCaptcha.ts';
import { focusField } from '../../forms/private/focusField.ts';
import { pendingSubmission } from './pendingSubmission.ts';

/** Values that every lead form has. */
export interface LeadValues {
  captchaToken: string;
  captchaAnswer: string;
  website?: string | undefined;
}

/** The visitor is not at work anywhere else: the focus was lost with a button or field that got disabled. */
const focusIsFree = () => {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(':disabled, button');
};

/**
 * Keeps a form's captcha fields in step with the server's math problem. A submission that got no answer brings back its
 * own problem, already solved.
 * @param formId id of the form
 * @param fieldId id of the answer's field
 */
export function useCaptchaAnswer({ setValue }: UseFormReturn<LeadValues>, formId: string, fieldId: string) {
  const { state, challenge, ...captcha } = useCaptcha({
    owner: formId,
    resume: () => pendingSubmission.read(formId),
  });
  const hadProblem = useRef(false);
  const wantsFocus = useRef(false);

  useEffect(() => {
    setValue('captchaToken', challenge?.token ?? '');
    if (challenge) {
      hadProblem.current = true;
      if (challenge.answer) setValue('captchaAnswer', challenge.answer);
      if (wantsFocus.current && focusIsFree()) focusField(fieldId);
      wantsFocus.current = false;
    } else if (hadProblem.current) {
      setValue('captchaAnswer', '');
      // The problem ran out while its answer was being typed.
      if (document.activeElement?.id === fieldId) wantsFocus.current = true;
    }
  }, [challenge, fieldId, setValue]);

  const renew = () => {
    pendingSubmission.forget(formId);
    captcha.renew();
  };

  return {
    state,
    /** The problem's words, and when it came; there may be none. */
    question: challenge?.question ?? '',
    at: challenge?.at ?? 0,
    /** The problem is that of a submission which got no answer. */
    resumed: challenge?.answer !== undefined,
    /** Fetches another problem. */
    renew,
    /** Fetches another problem for a visitor who is to answer it next. */
    renewAndFocus: () => {
      wantsFocus.current = true;
      renew();
    },
    /** Moves the focus to the answer, or as soon as there is a problem. */
    focus: () => {
      wantsFocus.current = !challenge;
      focusField(fieldId);
    },
  };
}
