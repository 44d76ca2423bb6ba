import { memberChange, newMember, randomPassword, type Member } from '@hvac/content/model';
import { memberWords } from '@hvac/content/words';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { useZodForm } from '../useZodForm.ts';
import * as css from './team.css.ts';

interface MemberValues {
  name: string;
  /** Empty for none. */
  email: string;
  /** Absent keeps the current one. */
  password?: string;
}

interface MemberFormProps {
  /** Prefix of the field ids. */
  id: string;
  /** Accessible name of the form. */
  label: string;
  /** The person to change; a new one unless given. */
  member?: Pick<Member, 'name' | 'email'>;
  /** Hides the password field: the owner's password is set on the server. */
  withoutPassword?: boolean;
  /** Label of the submit button. */
  action: string;
  /** The request is pending. */
  busy: boolean;
  /** Why the last request failed. */
  failure: string | undefined;
  /** @param reset empties the form */
  onSave: (values: MemberValues, reset: () => void) => void;
  /** Called by Cancel; without it there is no such button. */
  onCancel?: () => void;
}

/** Name, email and password of a person. The password is visible because the owner has to pass it on. */
export const MemberForm = ({
  id,
  label,
  member,
  withoutPassword = false,
  action,
  busy,
  failure,
  onSave,
  onCancel,
}: MemberFormProps) => {
  const isNew = member === undefined;
  const { field, handleSubmit, reset, setFocus, setValue, formState } = useZodForm<MemberValues>(
    id,
    isNew ? newMember : memberChange,
    {
      defaultValues: {
        name: member?.name ?? '',
        email: member?.email ?? '',
        ...(!withoutPassword && { password: '' }),
      },
    },
  );
  const { isSubmitted } = formState;
  const save = handleSubmit((values) => onSave(values, reset));
  const suggest = () => {
    setValue('password', randomPassword(4), { shouldValidate: isSubmitted });
    setFocus('password');
  };

  return (
    <form noValidate aria-label={label} className={css.form} onSubmit={(event) => void save(event)}>
      <TextField {...field('name')} label={memberWords.name} autoComplete="off" />
      <TextField
        {...field('email')}
        type="email"
        label={memberWords.email}
        hint={memberWords.emailHint}
        autoComplete="off"
      />
      {!withoutPassword && (
        <div>
          <TextField
            {...field('password', { setValueAs: (typed: string) => (isNew || typed !== '' ? typed : undefined) })}
            label={isNew ? memberWords.password : memberWords.newPassword}
            hint={isNew ? memberWords.passwordHint : memberWords.newPasswordHint}
            autoComplete="off"
          />
          <Button variant="quiet" onClick={suggest}>
            {memberWords.suggest}
          </Button>
        </div>
      )}
      <InlineError message={failure} />
      <Inline gap="xs">
        <Button type="submit" size="compact" loading={busy}>
          {busy ? memberWords.saving : action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {memberWords.cancel}
          </Button>
        )}
      </Inline>
    </form>
  );
};
