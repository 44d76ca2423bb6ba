'use client';

import type { NativeControl, Registration } from '../Field/Field.tsx';
import { box, checkbox, hint as hintText } from './CheckboxField.css.ts';

export interface CheckboxFieldProps
  extends Registration<HTMLInputElement>, NativeControl<'input', 'readOnly' | 'onClickCapture'> {
  /** Id of the control. */
  id: string;
  /** What is true while it is checked. */
  label: string;
  /** What follows from it. */
  hint?: string;
  /** Shows what it holds, and takes nothing for now. Keeps the focus, as a disabled one does not. */
  readOnly?: boolean;
}

/** A question whose answer is yes or no. */
export const CheckboxField = ({ id, label, hint, readOnly = false, ...input }: CheckboxFieldProps) => (
  <div data-field={id}>
    <label htmlFor={id} className={box}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-readonly={readOnly || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={checkbox}
        onClickCapture={(event) => {
          if (!readOnly) return;
          event.preventDefault();
          // The browser takes the change back: React must not have heard of it.
          event.stopPropagation();
        }}
      />
      {label}
    </label>
    {hint && (
      <p id={`${id}-hint`} className={hintText}>
        {hint}
      </p>
    )}
  </div>
);
