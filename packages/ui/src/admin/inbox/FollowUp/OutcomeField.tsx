import type { LeadOutcome } from '@hvac/content/model';
import { outcomeWords as words } from '@hvac/content/words';
import { useEffect, useId, useRef } from 'react';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import type { LeadChangesState } from '../useLead.ts';
import { useSavedInput } from './useSavedInput.ts';

interface OutcomeFieldProps {
  changes: LeadChangesState;
  /** How the lead ended. */
  outcome: LeadOutcome;
  /** Focuses the field: the lead was closed just now. */
  takesFocus: boolean;
}

/** The outcome with what was typed; undefined when that is no amount. Cents are rounded. */
function withTyped({ result }: LeadOutcome, typed: string): LeadOutcome | undefined {
  if (typed === '') return { result };
  if (result === 'lost') return { result, reason: typed };
  const amount = Math.round(Number(typed.replace(/[$,\s]/g, '')));
  return amount >= 0 ? { result, amount } : undefined;
}

/** What a job or quote came to, or why it was lost. Both may stay empty. Saved when it is left, and on Enter. */
export const OutcomeField = ({ changes: { change, failures }, outcome, takesFocus }: OutcomeFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLost = outcome.result === 'lost';
  const { props, refused } = useSavedInput({
    ref: input,
    saved: String((isLost ? outcome.reason : outcome.amount) ?? ''),
    save: (typed) => {
      const changed = withTyped(outcome, typed);
      if (!changed) return false;
      return JSON.stringify(changed) === JSON.stringify(outcome) || change({ outcome: changed });
    },
  });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      {...props}
      id={id}
      name="outcome"
      label={isLost ? words.reason : words.amount}
      {...(!isLost && { inputMode: 'numeric' as const })}
      maxLength={isLost ? 200 : 12}
      autoComplete="off"
      error={refused !== undefined ? words.noAmount : failures.outcome}
    />
  );
};
