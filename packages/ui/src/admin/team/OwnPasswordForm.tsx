import { endpoints, member, ownPassword, type OwnPassword } from '@hvac/content/model';
import { memberWords, ownPasswordWords as words } from '@hvac/content/words';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { adminFetch } from '../api.ts';
import { useZodForm } from '../useZodForm.ts';
import * as css from './team.css.ts';
import { useTeamMutation, type OnNotice } from './useTeamMutation.ts';

/** Changes the current user's password. Asks for the current one, because the screen may have been left open. */
export const OwnPasswordForm = ({ onNotice }: { onNotice: OnNotice }) => {
  const { mutate, busy, failure } = useTeamMutation(
    (values: OwnPassword) => adminFetch(member, 'POST', `${endpoints.adminTeam}/password`, values),
    () => ({ title: words.changed }),
    onNotice,
  );
  const { field, handleSubmit, reset } = useZodForm<OwnPassword>('own', ownPassword, {
    defaultValues: { present: '', password: '' },
  });
  const save = handleSubmit((values) => mutate(values, { onSuccess: () => reset() }));
  return (
    <form noValidate aria-labelledby="own-password-title" className={css.form} onSubmit={(event) => void save(event)}>
      <Text tone="soft">{words.text}</Text>
      <TextField {...field('present')} type="password" label={words.current} autoComplete="current-password" />
      <TextField
        {...field('password')}
        type="password"
        label={words.next}
        hint={words.hint}
        autoComplete="new-password"
      />
      <InlineError message={failure} />
      <Inline gap="xs">
        <Button type="submit" size="compact" loading={busy}>
          {busy ? memberWords.saving : words.save}
        </Button>
      </Inline>
    </form>
  );
};
