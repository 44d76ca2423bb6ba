'use client';

import { selectWords } from '@hvac/content/words';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Field, type FieldProps, type NativeControl, type Registration } from '../Field/Field.tsx';
import { control } from '../private/control.css.ts';
import { usePostedValue } from '../private/posted.ts';
import { arrow, box, select } from './SelectField.css.ts';

export interface SelectFieldProps
  extends
    FieldProps,
    Registration<HTMLSelectElement>,
    NativeControl<'select', 'autoComplete' | 'defaultValue' | 'multiple'> {
  /** What can be chosen; a plain text is its own value. */
  options: readonly (string | { value: string; label: string })[];
  /** First row, which chooses nothing. */
  placeholder?: string | undefined;
  /** Chosen from the start; there is no row that chooses nothing then. */
  defaultValue?: string;
  /** What browsers fill in by themselves (WCAG 1.3.5). */
  autoComplete?: string;
}

/** One choice from a list, in the system's own menu. */
export const SelectField = ({
  options,
  placeholder = selectWords.choose,
  defaultValue,
  ...field
}: SelectFieldProps) => {
  const initial = usePostedValue(field.name) ?? defaultValue;
  return (
    <Field {...field}>
      {(input) => (
        <div className={box}>
          <select {...input} defaultValue={initial} className={`${control} ${select}`}>
            {defaultValue === undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {text}
                </option>
              );
            })}
          </select>
          <span className={arrow}>
            <Icon name="chevronDown" weight={2.4} />
          </span>
        </div>
      )}
    </Field>
  );
};
