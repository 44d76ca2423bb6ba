import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import * as css from '../InboxDialog/InboxDialog.css.ts';

interface EraseStepProps {
  /** Whose data is to be erased. */
  address: string;
  /** A call is on its way. */
  busy: boolean;
  onErase: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the address once more: what is erased cannot be brought back. */
export const EraseStep = ({ address, busy, onErase, onCancel }: EraseStepProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const same = field.current?.value.trim().toLowerCase() === address.toLowerCase();
    setRefusal(same ? undefined : 'This is not the address above');
    if (same) void onErase();
    else field.current?.focus();
  };

  return (
    <form noValidate aria-label="Erase" className={css.warning} onSubmit={submit}>
      <p>
        <strong>Everything about {address} will be erased.</strong> This cannot be undone.
      </p>
      <TextField
        id="person-confirm"
        name="confirm"
        type="email"
        label="Type the address once more"
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
