import { endpoints } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/ApiError.ts';
import { Button } from '../../components/Button/Button.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { adminRequest } from '../api.ts';
import { forgetLogin } from './adminToken.ts';

/** Ends all sessions of whoever is logged in. */
export const LogOutEverywhere = () => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => adminRequest('DELETE', endpoints.adminSessions),
    onSuccess: forgetLogin,
  });
  return (
    <>
      <Text tone="soft">{loginWords.everywhereText}</Text>
      <InlineError message={error ? getErrorMessage(error, loginWords.everywhereFailed) : undefined} />
      <div>
        <Button variant="secondary" size="compact" loading={isPending} onClick={() => mutate()}>
          {loginWords.everywhere}
        </Button>
      </div>
    </>
  );
};
