import type { Registration } from '../Field/Field.tsx';
import { box, checkbox, hint as hintText } from './CheckboxField.css.ts';

interface CheckboxFieldProps extends Registration<HTMLInputElement> {
  /** Id of the control. */
  id: string;
  /** What is true while it is checked. */
  label: string;
  /** What follows from it. */
  hint?: string;
}

/** A question whose answer is yes or no. */
export const CheckboxField = ({ id, label, hint, ...input }: CheckboxFieldProps) => (
  <div data-field={id}>
    <label htmlFor={id} className={box}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={checkbox}
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
