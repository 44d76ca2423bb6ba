import { zodResolver } from '@hookform/resolvers/zod';
import { ownPassword, type OwnPassword as Values } from '@hvac/content/model';
import { useForm, type Resolver } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import * as css from './team.css.ts';

interface OwnPasswordProps {
  busy: boolean;
  /** Error message. */
  failure: string | undefined;
  /** Resolves to true when it was changed, which resets the form. */
  onSave: (values: Values) => Promise<boolean>;
}

const resolver = zodResolver(ownPassword, undefined, { raw: true }) as unknown as Resolver<Values>;

/** Changes the current user's password. Asks for the current one, because the screen may have been left open. */
export const OwnPassword = ({ busy, failure, onSave }: OwnPasswordProps) => {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: { present: '', password: '' },
    resolver,
  });
  const save = handleSubmit(async (values) => {
    if (!busy && (await onSave(values))) reset();
  });
  return (
    <form noValidate aria-labelledby="own-password-title" className={css.form} onSubmit={(event) => void save(event)}>
      <Text tone="soft">You’ll stay logged in here, but you’ll be logged out on other devices.</Text>
      <TextField
        {...register('present')}
        id="own-present"
        type="password"
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.present?.message}
      />
      <TextField
        {...register('password')}
        id="own-password"
        type="password"
        label="New password"
        hint="12 characters or more, for you alone."
        autoComplete="new-password"
        error={formState.errors.password?.message}
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
