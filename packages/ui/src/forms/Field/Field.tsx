import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/private/native.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as css from './Field.css.ts';

/** What every field of a form shows around its control. */
export interface FieldProps {
  /** Id of the control; generated unless given. Give one where a link leads to the field, as an error summary's does. */
  id?: string | undefined;
  /** The question, in words that stay visible. */
  label: string;
  /** Marks the label with an asterisk, and says so to assistive technology. */
  required?: boolean | undefined;
  /** Help that stands between the label and the control. */
  hint?: string | undefined;
  /** What is wrong, and how to put it right. */
  error?: string | undefined;
  /** Takes the whole row of a form's grid. */
  fullWidth?: boolean | undefined;
}

/** Ties a control to its form: what react-hook-form's `register` returns. */
export interface Registration<Control> {
  /** Key of the value in the form. */
  name: string;
  ref?: Ref<Control>;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
}

/** What a control takes over from its field. */
export interface ControlProps {
  /** Id of the control, which the label points to. */
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What a control takes by nature, but for what its field gives it and what its component says for itself. */
export type NativeControl<
  Tag extends 'input' | 'select' | 'textarea' | 'fieldset',
  Own extends PropertyKey = never,
> = Native<Tag, keyof FieldProps | keyof ControlProps | keyof Registration<never> | 'children' | 'type' | Own>;

type Aria = Pick<FieldProps, 'required' | 'hint' | 'error'> & {
  id: string;
  /** Id of one more text that describes the control, such as a count. */
  describedBy?: string | undefined;
};

const controlProps = ({ id, required, hint, error, describedBy }: Aria): ControlProps => ({
  id,
  'aria-required': required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined,
});

/** The id of a field, the same on the server and in the browser. */
export function useFieldId(id: string | undefined): string {
  const generated = useId();
  return id ?? generated;
}

/** Id of a field's label, for a control whose name has a second part. */
export const labelId = (id: string) => `${id}-label`;

const Asterisk = () => (
  <span aria-hidden="true" className={css.asterisk}>
    {' *'}
  </span>
);

const Hint = ({ id, hint }: Pick<Aria, 'id' | 'hint'>) =>
  hint && (
    <p id={`${id}-hint`} className={css.hint}>
      {hint}
    </p>
  );

const FieldError = ({ id, error }: Pick<Aria, 'id' | 'error'>) =>
  error && (
    <p id={`${id}-error`} className={css.error}>
      <Icon name="warning" size={18} />
      <span>{error}</span>
    </p>
  );

type FieldShellProps<Input> = FieldProps &
  Omit<Aria, 'id'> &
  Input & {
    labelHidden?: boolean | undefined;
    /** Renders the control with all other props, and the id and aria attributes that tie it to its texts. */
    children: (control: Input & ControlProps) => ReactNode;
  };

const fieldClass = (fullWidth: boolean | undefined) => (fullWidth ? `${css.field} ${css.fullWidth}` : css.field);

/** A label, a control, its hint and its error. The only place that ties these together. */
export const Field = <Input extends object = object>({
  id: given,
  label,
  labelHidden,
  required,
  hint,
  error,
  fullWidth,
  describedBy,
  children,
  ...input
}: FieldShellProps<Input>) => {
  const id = useFieldId(given);
  const control = controlProps({ id, required, hint, error, describedBy });
  return (
    <div className={fieldClass(fullWidth)} data-field={id}>
      <label htmlFor={id} id={labelId(id)} className={labelHidden ? visuallyHidden : css.label}>
        {label}
        {required && <Asterisk />}
      </label>
      <Hint id={id} hint={hint} />
      {children({ ...(input as unknown as Input), ...control })}
      <FieldError id={id} error={error} />
    </div>
  );
};

/** The same for a question with several radio buttons. */
export const FieldGroup = ({
  id: given,
  label,
  required,
  hint,
  error,
  fullWidth,
  children,
  ...native
}: FieldProps & NativeControl<'fieldset'> & { children: ReactNode }) => {
  const id = useFieldId(given);
  return (
    <fieldset
      {...native}
      {...controlProps({ id, required, hint, error })}
      role="radiogroup"
      className={fieldClass(fullWidth)}
      data-field={id}
    >
      <legend className={css.label}>
        {label}
        {required && <Asterisk />}
      </legend>
      <Hint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
