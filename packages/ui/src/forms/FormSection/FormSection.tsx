import { useId, type ReactNode } from 'react';
import type { Native } from '../../components/private/native.ts';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import * as css from './FormSection.css.ts';

interface FormSectionProps extends Native<'fieldset'> {
  /** What its fields are about, such as one of two people. */
  legend: string;
  /** Part: one of the form's parts. Slot: one of several alike within a part, such as a job. */
  level?: keyof typeof css.legends;
  /** What to know before filling it in. */
  hint?: string;
  /** Fields; a `fullWidth` one takes a row of its own. */
  children: ReactNode;
}

/** A named part of a long form, with a grid of its own. */
export const FormSection = ({ legend, level = 'part', hint, children, ...native }: FormSectionProps) => {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} {...native} className={css.sections[level]}>
      <legend className={css.legends[level]}>{legend}</legend>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
};
