import { adminMessages, isCalendarDate, type CalendarDate } from '@hvac/content/model';
import { manageSpecialsWords, specialFieldLabels as labels, specialFormWords as words } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn, fillInElements } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { DraftNote } from '../../../forms/DraftNote/DraftNote.tsx';
import { ErrorSummary } from '../../../forms/ErrorSummary/ErrorSummary.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { SpecialCard, type SpecialCardProps } from '../../../specials/SpecialCard/SpecialCard.tsx';
import { narrowOnly } from '../../layout/widths.css.ts';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { describeVisibility } from '../specialDays.ts';
import { formatSpecialValue } from '../specialValues.ts';
import { liveRegion } from '../../../theme/liveRegion.css.ts';
import * as css from './SpecialForm.css.ts';
import { useSpecialForm, type SpecialFormSettings, type SpecialFormState } from './useSpecialForm.ts';

interface Action {
  label: string;
  run: () => void;
  busy?: boolean;
  /** Why it failed the last time. */
  failure?: string | undefined;
}

/** The result of the last save, with actions to resolve conflicts. */
const SaveStatus = ({ state }: { state: SpecialFormState }) => {
  const { status, statusRef, failure, theirs } = state;
  const failed = (sentence: string, note: string, action?: Action) => (
    <div role="alert">
      <Alert ref={statusRef} tone="error" title={failure}>
        <p>{sentence}</p>
        <p>{note}</p>
        {action && (
          <div>
            <Button variant="secondary" size="compact" loading={action.busy} onClick={action.run}>
              {action.label}
            </Button>
          </div>
        )}
        {action?.failure && <p>{action.failure}</p>}
      </Alert>
    </div>
  );
  if (status.name === 'refused') return <ErrorSummary ref={statusRef} problems={state.problems} />;
  const reason = status.name === 'failed' ? status.failure : undefined;
  switch (reason?.kind) {
    case 'told':
      return failed(reason.sentence, words.kept);
    case 'stale':
      return failed(adminMessages.stale, `${words.kept} ${words.notOverwritten}`, state.loadTheirs);
    case 'gone':
      return failed(adminMessages.gone, words.kept, { label: words.saveAsNew, run: state.keepAsNew });
    case undefined:
  }
  if (!theirs) return null;
  return (
    <Alert ref={statusRef} tone="warning" title={words.theirs}>
      {theirs.names.length > 0 ? (
        <>
          <p>{words.theirsText}</p>
          <ul role="list" className={css.theirList}>
            {theirs.names.map((name) => (
              <li key={name}>
                <Inline gap="xs" justify="between">
                  <span>
                    <strong>{labels[name]}:</strong> {formatSpecialValue(theirs.values[name])}
                  </span>
                  <Button
                    variant="secondary"
                    size="compact"
                    disabled={state.saving}
                    onClick={() => state.takeTheirs(name)}
                  >
                    {fillInElements(words.useTheirs, {
                      field: <VisuallyHidden>{fillIn(words.useTheirsFor, { field: labels[name] })}</VisuallyHidden>,
                    })}
                  </Button>
                </Inline>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.theirsNone}</p>
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
  { name: 'discount', type: 'text', required: true, hint: words.discountHint },
  { name: 'description', type: 'area', required: true },
  { name: 'terms', type: 'area', required: true },
  { name: 'startDate', type: 'date', hint: words.startDateHint },
  { name: 'expirationDate', type: 'date', required: true, hint: words.expirationDateHint },
  {
    name: 'printURL',
    type: 'url',
    hint: words.printHint,
  },
];

interface SpecialFormProps extends SpecialFormSettings, Pick<SpecialCardProps, 'company'> {
  /** The day in the company's time zone. */
  today: CalendarDate;
  /** Closes the form and discards the draft. */
  onCancel: () => void;
  /** Resets the form and discards the draft. */
  onStartOver: () => void;
  /** Back to the list. Keeps the draft. */
  onBack: () => void;
}

/** The form for one special, with a preview of its card. */
export const SpecialForm = ({ today, company, onCancel, onStartOver, onBack, ...settings }: SpecialFormProps) => {
  const state = useSpecialForm(settings);
  const { formRef, isKept, values, edited, field, saving, onSubmit } = state;
  const { error: _none, ...active } = field('isActive');
  useEmptyDay(field('startDate').id);
  useEmptyDay(field('expirationDate').id);
  const render = ({ name, type, ...more }: (typeof fields)[number]): ReactNode => {
    const props = { ...field(name), label: labels[name], fullWidth: type !== 'date', ...more };
    if (type === 'area') return <TextAreaField key={name} {...props} />;
    return <TextField key={name} {...props} type={type} {...(type !== 'date' && { autoComplete: 'off' })} />;
  };
  const isOver = isCalendarDate(values.expirationDate) && values.expirationDate < today;
  const shown = {
    ...values,
    description: values.description || labels.description,
    terms: values.terms || labels.terms,
  };
  return (
    <Card as="section" labelledBy="special-form-title">
      <div className={narrowOnly}>
        <Button variant="quiet" size="compact" icon="chevronLeft" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      <Heading level={2} size="card" id="special-form-title">
        {edited ? manageSpecialsWords.edit : manageSpecialsWords.create}
      </Heading>
      <div className={css.parts}>
        <form
          ref={formRef}
          method="post"
          noValidate
          aria-labelledby="special-form-title"
          onSubmit={onSubmit}
          className={css.form}
        >
          {isKept && <DraftNote onStartOver={onStartOver} />}
          <SaveStatus state={state} />
          <FormGrid>{fields.map(render)}</FormGrid>
          <CheckboxField {...active} label={labels.isActive} hint={words.activeHint} />
          <div role="status" className={liveRegion}>
            {isOver && (
              <Alert tone="warning" size="compact" title={words.over}>
                {words.overText}
              </Alert>
            )}
          </div>
          <Inline>
            <Button type="submit" loading={saving}>
              {saving ? words.saving : edited ? words.update : words.create}
            </Button>
            {settings.target.key !== 'new' && (
              <Button variant="secondary" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
          </Inline>
        </form>
        <Stack gap="s">
          <Heading level={3}>{words.preview}</Heading>
          {values.title.trim() && values.discount.trim() ? (
            <>
              {/* Only a preview: not interactive. */}
              <div inert>
                <SpecialCard special={shown} today={today} level={4} company={company} />
              </div>
              <Text size="small" tone="soft">
                {describeVisibility(values, today)}
              </Text>
            </>
          ) : (
            <Text size="small" tone="soft">
              {words.noPreview}
            </Text>
          )}
        </Stack>
      </div>
    </Card>
  );
};
