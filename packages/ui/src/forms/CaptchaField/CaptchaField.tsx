'use client';

import { captchaWords } from '@hvac/content/words';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field, useFieldId, labelId, type FieldProps, type NativeControl, type Registration } from '../Field/Field.tsx';
import { control } from '../private/control.css.ts';
import { needsOnlyCaptcha, autoFocusProps, usePostedForm } from '../private/posted.ts';
import * as css from './CaptchaField.css.ts';

/** Where the math problem stands. */
export type CaptchaState = { status: 'loading' } | { status: 'ready'; question: string } | { status: 'failed' };

export interface CaptchaFieldProps
  extends
    Omit<FieldProps, 'label' | 'required'>,
    Registration<HTMLInputElement>,
    NativeControl<'input', 'autoComplete' | 'inputMode' | 'disabled'> {
  /** The problem: on its way, to be solved, or not to be had. */
  state: CaptchaState;
  /** Fetches another problem. Without it there is no button for one. */
  onNewProblem?: (() => void) | undefined;
  /** What it says, in place of its own words. */
  words?: typeof captchaWords;
}

/** A math problem that keeps robots away, and a button for another one. */
export const CaptchaField = ({ state, onNewProblem, words = captchaWords, ...field }: CaptchaFieldProps) => {
  const id = useFieldId(field.id);
  const [asked, setAsked] = useState(false);
  const { status } = state;
  const posted = usePostedForm();
  const questionId = `${id}-question`;
  const error = field.error ?? (status === 'failed' ? `${words.failed}. ${words.retry}` : undefined);
  return (
    <Field {...field} id={id} label={words.label} required error={error}>
      {(input) => (
        <div className={css.box}>
          <div className={css.problem}>
            {/* Silent while the page loads; spoken once the visitor has asked for another problem. */}
            <span
              id={questionId}
              aria-live={asked ? 'polite' : 'off'}
              className={status === 'ready' ? css.question : `${css.question} ${css.waiting}`}
            >
              {status === 'ready' ? state.question : status === 'loading' ? words.loading : words.none}
            </span>
            <input
              {...input}
              aria-labelledby={status === 'ready' ? `${labelId(id)} ${questionId}` : labelId(id)}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={posted && (posted.values[field.name] ?? '')}
              {...(posted && needsOnlyCaptcha(posted) && autoFocusProps)}
              disabled={status !== 'ready'}
              className={`${control} ${css.answer}`}
            />
          </div>
          {onNewProblem && (
            <Button
              variant="quiet"
              size="compact"
              icon="refresh"
              disabled={status === 'loading' && !asked}
              loading={status === 'loading' && asked}
              onClick={() => {
                setAsked(true);
                onNewProblem();
              }}
            >
              {words.another}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
};
