'use client';

import { loginWords } from '@hvac/content/words';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { box, form } from './AdminLogin.css.ts';

interface AdminLoginProps {
  /** Gets what was typed; it is not checked before the first call. */
  onLogin: (password: string) => void;
  /** Why the last password was refused, in a sentence: says so, and takes the admin to the field. */
  refusal?: string | undefined;
}

/** Asks for the password. */
export const AdminLogin = ({ onLogin, refusal }: AdminLoginProps) => {
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== undefined) password.current?.focus();
  }, [refusal]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password.current?.value) onLogin(password.current.value);
  };
  return (
    <div className={box}>
      <Card as="section" labelledBy="admin-login-title">
        <form method="post" noValidate aria-labelledby="admin-login-title" onSubmit={submit} className={form}>
          <Heading level={1} size="section" id="admin-login-title">
            {loginWords.title}
          </Heading>
          <TextField
            ref={password}
            id="admin-password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            error={refusal}
          />
          <Button type="submit" fullWidth>
            Login
          </Button>
        </form>
      </Card>
    </div>
  );
};
