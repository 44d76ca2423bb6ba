'use client';

import { endpoints, officePath, type Login, type NewSession } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { apiRequest } from '../../../api/apiRequest.ts';
import '../../../theme/brands/systemScheme.css.ts';
import { AdminLogin } from '../AdminLogin/AdminLogin.tsx';
import { endIdleSession, noteUse, readToken, useAdminToken } from '../adminToken.ts';

interface RequireAuthProps {
  /** What only the office sees. Cached answers under the paths of its calls are forgotten at a logout. */
  children: ReactNode;
  /** All that was typed has been cleared: what the page's address holds of it has to go, too. */
  onClear?: () => void;
}

const ofAdmin = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(officePath);

/** What only a person at the page does. */
const uses = ['pointerdown', 'keydown'] as const;
const minute = 60_000;

/**
 * Shows the login card until somebody is logged in, and again when the session has ended. What was typed on the screen
 * waits behind the card then: it is there again after the next login of the same person.
 */
export const RequireAuth = ({ children, onClear }: RequireAuthProps) => {
  const { token, refusal, generation, logIn } = useAdminToken();
  const client = useQueryClient();
  const login = useMutation({
    mutationFn: async (typed: Login) =>
      (await (await apiRequest('POST', endpoints.adminSession, typed)).json()) as NewSession,
    onSuccess: (session) => logIn(session),
  });
  const [entered, setEntered] = useState(false);
  const inside = typeof token === 'string';
  if (inside !== entered && (inside || refusal === undefined)) setEntered(inside);
  useEffect(() => {
    if (token === null) client.removeQueries({ predicate: ofAdmin });
  }, [client, token]);
  /** Somebody was at work here: an address that was only opened is no text of theirs. */
  const used = useRef(false);
  const cleared = useRef(generation);
  useEffect(() => {
    if (cleared.current !== generation && used.current) onClear?.();
    if (cleared.current !== generation) used.current = false;
    cleared.current = generation;
  }, [generation, onClear]);
  useEffect(() => {
    const look = () => endIdleSession(Date.now());
    const use = () => {
      look();
      noteUse(Date.now());
      used.current ||= readToken() !== null;
    };
    look();
    for (const kind of uses) addEventListener(kind, use);
    const timer = setInterval(look, minute);
    return () => {
      for (const kind of uses) removeEventListener(kind, use);
      clearInterval(timer);
    };
  }, []);
  const why = login.error ? getErrorMessage(login.error, loginWords.failed) : refusal;
  const shown = useMemo(
    () => (why === undefined ? undefined : { sentence: why, try: login.submittedAt }),
    [why, login.submittedAt],
  );

  return (
    <div data-live="" data-scheme="system">
      {token === null && <AdminLogin onLogin={login.mutate} busy={login.isPending} refusal={shown} />}
      {entered && (
        <Activity key={generation} mode={inside ? 'visible' : 'hidden'}>
          {children}
        </Activity>
      )}
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </div>
  );
};
