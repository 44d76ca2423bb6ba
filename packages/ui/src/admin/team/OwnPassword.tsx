import { ownPassword, type OwnPassword as OwnPasswordBody } from '@hvac/content/model';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import * as css from './team.css.ts';

interface OwnPasswordProps {
  busy: boolean;
  /** Why it was not changed. */
  failure: string | undefined;
  /** Resolves to whether it was changed: then what was typed goes. */
  onSave: (values: OwnPasswordBody) => Promise<boolean>;
}

/** A person of the office chooses another password. Whoever finds the screen open has to know the present one. */
export const OwnPassword = ({ busy, failure, onSave }: OwnPasswordProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Partial<Record<keyof OwnPasswordBody, string>>>({});
  const field = (which: keyof OwnPasswordBody) => form.current?.elements.namedItem(which) as HTMLInputElement | null;

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const values = { present: field('present')?.value ?? '', password: field('password')?.value ?? '' };
    const { error } = ownPassword.safeParse(values);
    const said = (which: keyof OwnPasswordBody) => error?.issues.find(({ path: [name] }) => name === which)?.message;
    const [present, password] = [said('present'), said('password')];
    setRefusals({ ...(present !== undefined && { present }), ...(password !== undefined && { password }) });
    if (present !== undefined) field('present')?.focus();
    else if (password !== undefined) field('password')?.focus();
    else if (await onSave(values)) form.current?.reset();
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="own-password-title"
      className={css.form}
      onSubmit={(event) => void save(event)}
    >
      <Text tone="soft">You stay logged in here. Other devices are logged out.</Text>
      <TextField
        id="own-present"
        name="present"
        type="password"
        label="Present password"
        autoComplete="current-password"
        error={refusals.present}
      />
      <TextField
        id="own-password"
        name="password"
        type="password"
        label="New password"
        hint="12 characters or more, for you alone."
        autoComplete="new-password"
        error={refusals.password}
      />
      <InlineError message={failure} />
      <div className={css.buttons}>
        <Button type="submit" size="compact" disabled={busy}>
          {busy ? 'Saving...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
};
