'use client';

import type { Login } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { box, form } from './AdminLogin.css.ts';

interface AdminLoginProps {
  /** Gets what was typed: without a name it is the owner. */
  onLogin: (login: Login) => void;
  /** An answer is awaited. */
  busy?: boolean;
  /** Why nobody is logged in: says so, and takes the admin to the field. */
  refusal?: { sentence: string } | undefined;
}

/** Asks for name and password. */
export const AdminLogin = ({ onLogin, busy = false, refusal }: AdminLoginProps) => {
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is typed next takes the place of what was wrong.
    if (refusal) password.current?.select();
    if (refusal) password.current?.focus();
  }, [refusal]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = { name: name.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    if (typed.password && !busy) onLogin({ ...(typed.name && { name: typed.name }), password: typed.password });
  };
  return (
    <div className={box}>
      <Card as="section" labelledBy="admin-login-title">
        <form method="post" noValidate aria-labelledby="admin-login-title" onSubmit={submit} className={form}>
          <Heading level={1} size="section" id="admin-login-title">
            {loginWords.title}
          </Heading>
          <TextField
            ref={name}
            id="admin-name"
            name="name"
            label={loginWords.name}
            hint={loginWords.nameHint}
            autoComplete="username"
          />
          <TextField
            ref={password}
            id="admin-password"
            name="password"
            label={loginWords.password}
            type="password"
            autoComplete="current-password"
            error={refusal?.sentence}
          />
          <Button type="submit" fullWidth loading={busy}>
            {busy ? loginWords.loggingIn : loginWords.login}
          </Button>
        </form>
      </Card>
    </div>
  );
};
