'use client';

import { FieldGroup, type FieldProps, type NativeControl, type Registration } from '../Field/Field.tsx';
import { usePostedValue } from '../private/posted.ts';
import { radio, segment, segments } from './RadioGroup.css.ts';

export interface RadioGroupProps extends FieldProps, Registration<HTMLInputElement>, NativeControl<'fieldset'> {
  /** What can be chosen: two to four short answers. */
  options: readonly { value: string; label: string }[];
}

/** One choice of a few, all in view, as boxes that are easy to tap. */
export const RadioGroup = ({ options, name, ref, onChange, onBlur, ...field }: RadioGroupProps) => {
  const posted = usePostedValue(name);
  return (
    <FieldGroup {...field}>
      <div className={segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={segment}>
            <input
              type="radio"
              {...{ name, ref, onChange, onBlur, value }}
              defaultChecked={posted === value || undefined}
              className={radio}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
