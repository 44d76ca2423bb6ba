import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { DraftNote } from '../../../forms/DraftNote/DraftNote.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { fieldLabels as labels } from '../specialValues.ts';
import { FormStatus } from './FormStatus.tsx';
import { form } from './SpecialForm.css.ts';
import type { SpecialFormState } from './useSpecialForm.ts';

interface SpecialFormProps {
  /** From `useSpecialForm`. */
  state: SpecialFormState;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Given while there is something to go back from. */
  onCancel: (() => void) | undefined;
  /** Drops what was kept. */
  onStartOver: () => void;
}

/** The fields of one special. */
export const SpecialForm = ({ state, labelledBy, onCancel, onStartOver }: SpecialFormProps) => {
  const { edited, field, saving, onSubmit } = state;
  const { error: _none, ...active } = field('isActive');
  const [startDate, expirationDate] = [field('startDate'), field('expirationDate')];
  useEmptyDay(startDate.id);
  useEmptyDay(expirationDate.id);
  return (
    <form method="post" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit} className={form}>
      {state.isKept && <DraftNote onStartOver={onStartOver} />}
      <FormStatus state={state} />
      <FormGrid>
        <TextField {...field('title')} label={labels.title} required fullWidth autoComplete="off" />
        <TextField
          {...field('discount')}
          label={labels.discount}
          required
          hint="A few letters, such as $50 off, 15% or FREE"
          fullWidth
          autoComplete="off"
        />
        <TextAreaField {...field('description')} label={labels.description} required fullWidth />
        <TextAreaField {...field('terms')} label={labels.terms} required fullWidth />
        <TextField {...startDate} label={labels.startDate} type="date" hint="Empty: at once" />
        <TextField
          {...expirationDate}
          label={labels.expirationDate}
          type="date"
          required
          hint="The last day on which it counts"
        />
        <TextField
          {...field('printURL')}
          label={labels.printURL}
          type="url"
          hint="A page with a coupon to print. Empty: the card itself is printed."
          fullWidth
          autoComplete="off"
        />
      </FormGrid>
      <CheckboxField {...active} label={labels.isActive} hint="Visitors see it on its days." />
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
