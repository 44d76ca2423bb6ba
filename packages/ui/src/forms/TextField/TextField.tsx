'use client';

import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps, type NativeControl, type Registration } from '../Field/Field.tsx';
import { control } from '../private/control.css.ts';
import { usePostedValue } from '../private/posted.ts';

export interface TextFieldProps
  extends
    FieldProps,
    Registration<HTMLInputElement>,
    NativeControl<'input', 'autoComplete' | 'defaultValue' | 'inputMode' | 'readOnly'> {
  /** Leaves the label to assistive technology, where the place of the field says what it is for. */
  labelHidden?: boolean;
  /** Kind of text: phones show the keyboard for it. */
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'password' | 'date';
  /** What browsers autofill (WCAG 1.3.5), such as "given-name". */
  autoComplete?: NonNullable<InputHTMLAttributes<HTMLInputElement>['autoComplete']>;
  /** Initial value, outside of react-hook-form. */
  defaultValue?: string;
  /**
   * On-screen keyboard, when `type` does not choose it.
   * @default by type
   */
  inputMode?: 'numeric' | 'decimal';
  /** Shows its value, but cannot be changed. */
  readOnly?: boolean;
}

/** A field for one line of text. Uncontrolled: what is typed before the script arrives stays. */
export const TextField = ({ type = 'text', defaultValue, ...field }: TextFieldProps) => {
  const initial = usePostedValue(field.name) ?? defaultValue;
  return (
    <Field {...field}>{(input) => <input {...input} type={type} defaultValue={initial} className={control} />}</Field>
  );
};
