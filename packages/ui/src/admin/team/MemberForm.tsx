import { memberChange, newMember } from '@hvac/content/model';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import * as css from './team.css.ts';
import { suggestPassword } from './useTeamChanges.ts';

export interface MemberValues {
  name: string;
  /** Empty: the one that there is stays. */
  password: string;
}

interface MemberFormProps {
  /** Begins the ids of the fields. */
  id: string;
  /** Name of the form, for those who hear the page. */
  label: string;
  /** Name of a person who is there already; nothing for a new one. */
  name?: string;
  /** What the button says. */
  action: string;
  busy: boolean;
  /** Why it was not saved. */
  failure: string | undefined;
  /** Resolves to whether it was saved: then what was typed goes. */
  onSave: (values: MemberValues) => Promise<boolean>;
  onCancel?: () => void;
}

/** What a field's own rule says. */
const said = ({ issues }: { issues: readonly { message: string }[] }): string => issues[0]?.message ?? '';

/** Name and password of a person. The password is shown: the owner has to pass it on. */
export const MemberForm = ({ id, label, name, action, busy, failure, onSave, onCancel }: MemberFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<{ name?: string; password?: string }>({});
  const field = (which: keyof MemberValues) => form.current?.elements.namedItem(which) as HTMLInputElement | null;

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = { name: field('name')?.value ?? '', password: field('password')?.value ?? '' };
    const { shape } = name === undefined ? newMember : memberChange;
    const [named, secret] = [
      shape.name.safeParse(values.name),
      shape.password.safeParse(name !== undefined && values.password === '' ? undefined : values.password),
    ];
    setRefusals({
      ...(!named.success && { name: said(named.error) }),
      ...(!secret.success && { password: said(secret.error) }),
    });
    if (!named.success) field('name')?.focus();
    else if (!secret.success) field('password')?.focus();
    else if (await onSave(values)) form.current?.reset();
  };

  return (
    <form ref={form} noValidate aria-label={label} className={css.form} onSubmit={(event) => void save(event)}>
      <TextField
        id={`${id}-name`}
        name="name"
        label="Name"
        autoComplete="off"
        defaultValue={name ?? ''}
        error={refusals.name}
      />
      <div className={css.password}>
        <TextField
          id={`${id}-password`}
          name="password"
          label={name === undefined ? 'Password' : 'New password'}
          hint={
            name === undefined
              ? '12 characters or more, for this person alone.'
              : 'Leave it empty to keep the present one.'
          }
          autoComplete="off"
          error={refusals.password}
        />
        <div className={css.suggest}>
          <Button
            variant="quiet"
            onClick={() => {
              const input = field('password');
              if (!input) return;
              input.value = suggestPassword();
              input.focus();
            }}
          >
            Suggest one
          </Button>
        </div>
      </div>
      <InlineError message={failure} />
      <div className={css.buttons}>
        <Button type="submit" size="compact" disabled={busy}>
          {busy ? 'Saving...' : action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
};
