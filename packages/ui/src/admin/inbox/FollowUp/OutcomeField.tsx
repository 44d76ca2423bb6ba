import type { LeadOutcome } from '@hvac/content/model';
import { outcomeWords as words } from '@hvac/content/words';
import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../../../forms/TextField/TextField.tsx';

interface OutcomeFieldProps {
  /** How the lead ended. */
  outcome: LeadOutcome;
  /** Focuses the field: the lead was closed just now. */
  takesFocus: boolean;
  /** Called with the amount or reason added. */
  onChange: (outcome: LeadOutcome) => void;
}

/** The outcome with what was typed; undefined when that is no amount. Cents are rounded. */
function withTyped({ result }: LeadOutcome, typed: string): LeadOutcome | undefined {
  if (typed === '') return { result };
  if (result === 'lost') return { result, reason: typed };
  const amount = Math.round(Number(typed.replace(/[$,\s]/g, '')));
  return amount >= 0 ? { result, amount } : undefined;
}

/** What a job or quote came to, or why it was lost. Both may stay empty. Saved when it is left, and on Enter. */
export const OutcomeField = ({ outcome, takesFocus, onChange }: OutcomeFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isLost = outcome.result === 'lost';
  const value = String((isLost ? outcome.reason : outcome.amount) ?? '');
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const save = () => {
    const changed = withTyped(outcome, input.current?.value.trim() ?? '');
    setError(changed ? undefined : words.noAmount);
    if (changed && JSON.stringify(changed) !== JSON.stringify(outcome)) onChange(changed);
  };
  return (
    <TextField
      ref={input}
      id={id}
      name="outcome"
      label={isLost ? words.reason : words.amount}
      {...(!isLost && { inputMode: 'numeric' as const })}
      maxLength={isLost ? 200 : 12}
      autoComplete="off"
      error={error}
      defaultValue={value}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
      }}
    />
  );
};
