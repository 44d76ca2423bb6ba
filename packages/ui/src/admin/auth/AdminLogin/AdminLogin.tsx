'use client';

import type { Login } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import { useEffect } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useAutofillForm } from '../../../forms/private/useAutofillForm.ts';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { box } from './AdminLogin.css.ts';

interface AdminLoginProps {
  /** Called with the name and password. Without a name, the owner logs in. */
  onLogin: (login: Login) => void;
  /** The request is pending. */
  busy?: boolean;
  /** Why the login failed or the session ended: shown at the password field, which gets the focus. */
  refusal?: string | undefined;
}

/** Asks for name and password. */
export const AdminLogin = ({ onLogin, busy = false, refusal }: AdminLoginProps) => {
  const { register, handleSubmit, setFocus } = useAutofillForm({ defaultValues: { name: '', password: '' } });
  useEffect(() => {
    // The owner, who logs in the most, leaves the name blank. Typing replaces a wrong password.
    if (!busy) setFocus('password', { shouldSelect: true });
  }, [busy, refusal, setFocus]);
  const submit = handleSubmit(({ name, password }) => {
    const typed = name.trim();
    if (password) onLogin({ ...(typed && { name: typed }), password });
  });
  return (
    <div className={box}>
      <Card as="section" labelledBy="admin-login-title">
        <form method="post" noValidate aria-labelledby="admin-login-title" onSubmit={(event) => void submit(event)}>
          <Stack gap="l">
            <Heading level={1} size="section" id="admin-login-title">
              {loginWords.title}
            </Heading>
            <TextField
              {...register('name')}
              id="admin-name"
              label={loginWords.name}
              hint={loginWords.nameHint}
              autoComplete="username"
            />
            <TextField
              {...register('password')}
              id="admin-password"
              label={loginWords.password}
              type="password"
              autoComplete="current-password"
              error={refusal}
            />
            <Button type="submit" fullWidth loading={busy}>
              {busy ? loginWords.loggingIn : loginWords.login}
            </Button>
          </Stack>
        </form>
      </Card>
    </div>
  );
};
