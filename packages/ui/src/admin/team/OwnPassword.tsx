import { ownPassword, type OwnPassword as Values } from '@hvac/content/model';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useZodForm } from '../useZodForm.ts';
import type { MemberFormProps } from './MemberForm.tsx';
import * as css from './team.css.ts';

interface OwnPasswordProps extends Pick<MemberFormProps, 'request'> {
  /** Resolves to true when it was changed, which resets the form. */
  onSave: (values: Values) => Promise<boolean>;
}

/** Changes the current user's password. Asks for the current one, because the screen may have been left open. */
export const OwnPassword = ({ request: { busy, failure }, onSave }: OwnPasswordProps) => {
  const { field, handleSubmit, reset } = useZodForm<Values>('own', ownPassword, {
    defaultValues: { present: '', password: '' },
  });
  const save = handleSubmit(async (values) => {
    if (!busy && (await onSave(values))) reset();
  });
  return (
    <form noValidate aria-labelledby="own-password-title" className={css.form} onSubmit={(event) => void save(event)}>
      <Text tone="soft">You’ll stay logged in here, but you’ll be logged out on other devices.</Text>
      <TextField {...field('present')} type="password" label="Current password" autoComplete="current-password" />
      <TextField
        {...field('password')}
        type="password"
        label="New password"
        hint="12 characters or more, for you alone."
        autoComplete="new-password"
      />
      <InlineError message={failure} />
      <Inline gap="xs">
        <Button type="submit" size="compact" disabled={busy}>
          {busy ? 'Saving...' : 'Change password'}
        </Button>
      </Inline>
    </form>
  );
};
