'use client';

import { useFieldId, type NativeControl, type Registration } from '../Field/Field.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { box, checkbox, hint as hintText } from './CheckboxField.css.ts';

export interface CheckboxFieldProps
  extends Registration<HTMLInputElement>, NativeControl<'input', 'readOnly' | 'onClickCapture'> {
  /** Id of the control; generated unless given. */
  id?: string;
  /** What is true while it is checked. */
  label: string;
  /** Leaves the label to assistive technology, where what stands beside the box says what it is for. */
  labelHidden?: boolean;
  /** What follows from it. */
  hint?: string;
  /** Shows its value, but cannot be changed. Keeps the focus, unlike a disabled one. */
  readOnly?: boolean;
}

/** A question whose answer is yes or no. */
export const CheckboxField = ({
  id: given,
  label,
  labelHidden,
  hint,
  readOnly = false,
  ...input
}: CheckboxFieldProps) => {
  const id = useFieldId(given);
  return (
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
            // The browser reverts the change, so React must not see it.
            event.stopPropagation();
          }}
        />
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintText}>
          {hint}
        </p>
      )}
    </div>
  );
};
