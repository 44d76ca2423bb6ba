import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../forms/ErrorSummary/ErrorSummary.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { fieldLabels, valueText } from '../specialValues.ts';
import { theirList, theirRow } from './SpecialForm.css.ts';
import type { SpecialFormState } from './useSpecialForm.ts';

interface FormStatusProps {
  /** From `useSpecialForm`. */
  state: SpecialFormState;
}

const kept = 'Everything you typed is still here.';

/** What came of the last save, and the way on. */
export const FormStatus = ({ state }: FormStatusProps) => {
  const { outcome, outcomeRef, failure, problems, theirs, showTheirs, takeTheirs, keepAsNew } = state;
  if (outcome?.kind === 'refused') return <ErrorSummary ref={outcomeRef} problems={problems} />;
  if (outcome?.kind === 'failed')
    return (
      <div role="alert">
        <Alert ref={outcomeRef} tone="error" title={failure}>
          <p>{outcome.sentence}</p>
          <p>{kept}</p>
        </Alert>
      </div>
    );
  if (outcome?.kind === 'stale')
    return (
      <div role="alert">
        <Alert ref={outcomeRef} tone="error" title={failure}>
          <p>{state.staleSentence}</p>
          <p>{kept} Nothing of theirs was overwritten.</p>
          <div>
            <Button variant="secondary" size="compact" onClick={showTheirs}>
              Load their version
            </Button>
          </div>
        </Alert>
      </div>
    );
  if (outcome?.kind === 'gone')
    return (
      <div role="alert">
        <Alert ref={outcomeRef} tone="error" title={failure}>
          <p>{state.goneSentence}</p>
          <p>{kept}</p>
          <div>
            <Button variant="secondary" size="compact" onClick={keepAsNew}>
              Make it a new special
            </Button>
          </div>
        </Alert>
      </div>
    );
  if (!theirs) return null;
  return (
    <Alert ref={outcomeRef} tone="warning" title="Their version">
      {theirs.names.length > 0 ? (
        <>
          <p>Take over what you like. Saving puts what the form says over their version.</p>
          <ul className={theirList}>
            {theirs.names.map((name) => (
              <li key={name} className={theirRow}>
                <span>
                  <strong>{fieldLabels[name]}:</strong> {valueText(name, theirs.values[name])}
                </span>
                <Button variant="secondary" size="compact" disabled={state.saving} onClick={() => takeTheirs(name)}>
                  Use theirs <span className={visuallyHidden}>for {fieldLabels[name]}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>The form holds what you want to keep. Saving puts it over their version.</p>
      )}
    </Alert>
  );
};
