import { personIn } from '@hvac/content/model';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import * as css from '../../../components/Dialog/Dialog.css.ts';
import { isSame } from './usePerson.ts';

interface EraseStepProps {
  /** Address or number of the person whose data is to be erased. */
  typed: string;
  /** How much that is, and under which names. */
  what: string;
  /** A call is on its way. */
  busy: boolean;
  onErase: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the address or the number once more: what is erased cannot be brought back. */
export const EraseStep = ({ typed, what, busy, onErase, onCancel }: EraseStepProps) => {
  const field = useRef<HTMLInputElement>(null);
  const word = personIn(typed).phone === undefined ? 'address' : 'number';
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const same = isSame(typed, field.current?.value ?? '');
    setRefusal(same ? undefined : `This is not the ${word} above`);
    if (same) void onErase();
    else field.current?.focus();
  };

  return (
    <form noValidate aria-label="Erase" className={css.warning} onSubmit={submit}>
      <p>
        <strong>Everything about {typed} will be erased:</strong> {what}. This cannot be undone.
      </p>
      <TextField
        id="person-confirm"
        name="confirm"
        label={`Type the ${word} once more`}
        error={refusal}
        autoComplete="off"
        ref={field}
      />
      <div className={css.actions}>
        <Button type="submit" size="compact" variant="dark" disabled={busy}>
          {busy ? 'Erasing...' : 'Erase everything'}
        </Button>
        <Button size="compact" variant="secondary" disabled={busy} onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </form>
  );
};
