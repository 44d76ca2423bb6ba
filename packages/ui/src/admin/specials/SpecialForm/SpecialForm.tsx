import { adminMessages } from '@hvac/content/model';
import { specialFieldLabels as labels } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { DraftNote } from '../../../forms/DraftNote/DraftNote.tsx';
import { ErrorSummary } from '../../../forms/ErrorSummary/ErrorSummary.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { formatValue } from '../specialValues.ts';
import * as css from './SpecialForm.css.ts';
import type { SpecialFormState } from './useSpecialForm.ts';

interface FormStatusProps {
  /** From `useSpecialForm`. */
  state: SpecialFormState;
}

const kept = 'Everything you typed is still here.';

/** The result of the last save, with actions to resolve conflicts. */
const FormStatus = ({ state }: FormStatusProps) => {
  const { outcome, outcomeRef, failure, theirs } = state;
  const failed = (sentence: string, note: string, action?: { label: string; run: () => void }) => (
    <div role="alert">
      <Alert ref={outcomeRef} tone="error" title={failure}>
        <p>{sentence}</p>
        <p>{note}</p>
        {action && (
          <div>
            <Button variant="secondary" size="compact" onClick={action.run}>
              {action.label}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  );
  switch (outcome?.kind) {
    case 'refused':
      return <ErrorSummary ref={outcomeRef} problems={state.problems} />;
    case 'failed':
      return failed(outcome.sentence, kept);
    case 'stale':
      return failed(adminMessages.stale, `${kept} Their changes weren’t overwritten.`, {
        label: 'Load their version',
        run: state.showTheirs,
      });
    case 'gone':
      return failed(adminMessages.gone, kept, { label: 'Save as a new special', run: state.keepAsNew });
    case undefined:
  }
  if (!theirs) return null;
  return (
    <Alert ref={outcomeRef} tone="warning" title="Their version">
      {theirs.names.length > 0 ? (
        <>
          <p>Choose what you want to use from their version. When you save, your form replaces their version.</p>
          <ul className={css.theirList}>
            {theirs.names.map((name) => (
              <li key={name} className={css.theirRow}>
                <span>
                  <strong>{labels[name]}:</strong> {formatValue(name, theirs.values[name])}
                </span>
                <Button
                  variant="secondary"
                  size="compact"
                  disabled={state.saving}
                  onClick={() => state.takeTheirs(name)}
                >
                  Use theirs <span className={visuallyHidden}>for {labels[name]}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Nothing is left to choose. When you save, your form replaces their version.</p>
      )}
    </Alert>
  );
};

type FieldName = Exclude<keyof typeof labels, 'isActive'>;

/** The text fields, in display order. */
const fields: readonly {
  name: FieldName;
  type: 'text' | 'area' | 'date' | 'url';
  required?: true;
  hint?: string;
}[] = [
  { name: 'title', type: 'text', required: true },
  { name: 'discount', type: 'text', required: true, hint: 'Something short, such as $50 off, 15% or FREE' },
  { name: 'description', type: 'area', required: true },
  { name: 'terms', type: 'area', required: true },
  { name: 'startDate', type: 'date', hint: 'Leave blank to start now' },
  { name: 'expirationDate', type: 'date', required: true, hint: 'The last day the offer is good' },
  {
    name: 'printURL',
    type: 'url',
    hint: 'A web page with a printable coupon. Leave blank to print the card itself.',
  },
];

interface SpecialFormProps extends FormStatusProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Undefined for a new special, which has nothing to cancel. */
  onCancel: (() => void) | undefined;
  /** Discards the draft. */
  onStartOver: () => void;
}

/** The form for one special. */
export const SpecialForm = ({ state, labelledBy, onCancel, onStartOver }: SpecialFormProps) => {
  const { edited, field, saving, onSubmit } = state;
  const { error: _none, ...active } = field('isActive');
  useEmptyDay(field('startDate').id);
  useEmptyDay(field('expirationDate').id);
  const render = ({ name, type, ...more }: (typeof fields)[number]): ReactNode => {
    const props = { ...field(name), label: labels[name], fullWidth: type !== 'date', ...more };
    if (type === 'area') return <TextAreaField key={name} {...props} />;
    return <TextField key={name} {...props} type={type} {...(type !== 'date' && { autoComplete: 'off' })} />;
  };
  return (
    <form method="post" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit} className={css.form}>
      {state.isKept && <DraftNote onStartOver={onStartOver} />}
      <FormStatus state={state} />
      <FormGrid>{fields.map(render)}</FormGrid>
      <CheckboxField {...active} label={labels.isActive} hint="Shown between these dates." />
      <Inline>
        <Button type="submit" disabled={saving}>
          {saving ? 'Saving...' : edited ? 'Update Special' : 'Create Special'}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Inline>
    </form>
  );
};
