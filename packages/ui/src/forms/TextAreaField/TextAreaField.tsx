import { Field, useFieldId, type FieldProps, type NativeControl, type Registration } from '../Field/Field.tsx';
import { control } from '../Field/control.css.ts';
import { Counter } from './Counter.tsx';
import { area } from './TextAreaField.css.ts';

export interface TextAreaFieldProps
  extends FieldProps, Registration<HTMLTextAreaElement>, NativeControl<'textarea', 'readOnly'> {
  /** Shows a live count against this many characters. Longer text can be typed, and is reported as an error. */
  maximum?: number;
  /** Shows its value, but cannot be changed. */
  readOnly?: boolean;
}

/** A field for several lines of text. Uncontrolled: what is typed before the script arrives stays. */
export const TextAreaField = ({
  id: given,
  label,
  required,
  hint,
  error,
  fullWidth,
  maximum,
  ...input
}: TextAreaFieldProps) => {
  const id = useFieldId(given);
  const counterId = maximum === undefined ? undefined : `${id}-count`;
  const field = { id, label, required, hint, error, fullWidth };
  return (
    <Field {...field} describedBy={counterId}>
      {(aria) => {
        const textarea = <textarea {...input} {...aria} className={`${control} ${area}`} />;
        if (maximum === undefined || counterId === undefined) return textarea;
        return (
          <Counter id={counterId} maximum={maximum}>
            {textarea}
          </Counter>
        );
      }}
    </Field>
  );
};
