'use client';

import type { counterWords } from '@hvac/content/words';
import { Field, useFieldId, type FieldProps, type NativeControl, type Registration } from '../Field/Field.tsx';
import { control } from '../private/control.css.ts';
import { usePostedValue } from '../private/posted.ts';
import { Counter } from './Counter.tsx';
import { area } from './TextAreaField.css.ts';

export interface TextAreaFieldProps
  extends FieldProps, Registration<HTMLTextAreaElement>, NativeControl<'textarea', 'readOnly'> {
  /** Shows a live count against this many characters. Longer text can be typed, and is reported as an error. */
  maximum?: number;
  /** What the count says, in place of its own words. */
  words?: typeof counterWords | undefined;
  /** Shows its value, but cannot be changed. */
  readOnly?: boolean;
}

/** A field for several lines of text. Uncontrolled: what is typed before the script arrives stays. */
export const TextAreaField = ({ maximum, words, ...field }: TextAreaFieldProps) => {
  const id = useFieldId(field.id);
  const posted = usePostedValue(field.name);
  const counterId = maximum === undefined ? undefined : `${id}-count`;
  return (
    <Field {...field} id={id} describedBy={counterId}>
      {(input) => {
        const textarea = <textarea {...input} defaultValue={posted} className={`${control} ${area}`} />;
        if (maximum === undefined || counterId === undefined) return textarea;
        return (
          <Counter id={counterId} maximum={maximum} initialLength={posted?.length ?? 0} words={words}>
            {textarea}
          </Counter>
        );
      }}
    </Field>
  );
};
