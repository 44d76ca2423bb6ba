'use client';

import { endpoints, newSession, adminApiPath, type Login } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useRef, useState, type ReactNode } from 'react';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { apiRequest } from '../../../api/apiRequest.ts';
import { readJson } from '../../readJson.ts';
import '../../../theme/brands/systemScheme.css.ts';
import * as attribute from '../../../hydration/attributes.ts';
import { AdminLogin } from '../AdminLogin/AdminLogin.tsx';
import { endIdleSession, recordActivity, readToken, useAdminToken } from '../adminToken.ts';
import { useFocusFallback } from '../useFocusFallback.ts';

interface RequireAuthProps {
  /** What only a logged-in user sees. Logging out removes its queries from the cache. */
  children: ReactNode;
  /** Called when drafts were cleared, so that the URL can drop their query string. */
  onClear?: () => void;
}

const ofAdmin = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(adminApiPath);

/** Events that only a person causes, not the page itself. */
const activityEvents = ['pointerdown', 'keydown'] as const;
const minute = 60_000;

/**
 * Shows the login card until somebody is logged in, and again when the session has ended. The screen stays mounted but
 * hidden then, so that drafts are still there after the same person logs in again.
 */
export const RequireAuth = ({ children, onClear }: RequireAuthProps) => {
  const { token, refusal, generation, logIn } = useAdminToken();
  const client = useQueryClient();
  const login = useMutation({
    mutationFn: async (typed: Login) => readJson(await apiRequest('POST', endpoints.adminSession, typed), newSession),
    onSuccess: (session) => logIn(session),
  });
  const [isMounted, setIsMounted] = useState(false);
  const isLoggedIn = typeof token === 'string';
  if (isLoggedIn !== isMounted && (isLoggedIn || refusal === undefined)) setIsMounted(isLoggedIn);
  useEffect(() => {
    if (token === null) client.removeQueries({ predicate: ofAdmin });
  }, [client, token]);
  /** Somebody has used this screen. A URL that was only opened holds no draft. */
  const used = useRef(false);
  const lastGeneration = useRef(generation);
  useEffect(() => {
    if (lastGeneration.current !== generation && used.current) onClear?.();
    if (lastGeneration.current !== generation) used.current = false;
    lastGeneration.current = generation;
  }, [generation, onClear]);
  useEffect(() => {
    const endIfIdle = () => endIdleSession(Date.now());
    const onActivity = () => {
      endIfIdle();
      recordActivity(Date.now());
      used.current ||= readToken() !== null;
    };
    endIfIdle();
    for (const kind of activityEvents) addEventListener(kind, onActivity);
    const timer = setInterval(endIfIdle, minute);
    return () => {
      for (const kind of activityEvents) removeEventListener(kind, onActivity);
      clearInterval(timer);
    };
  }, []);
  const focusFallback = useFocusFallback();
  const failure = login.error ? getErrorMessage(login.error, loginWords.failed) : refusal;

  return (
    <div ref={focusFallback} {...{ [attribute.live]: '' }} data-scheme="system">
      {token === null && <AdminLogin onLogin={login.mutate} busy={login.isPending} refusal={failure} />}
      {isMounted && (
        <Activity key={generation} mode={isLoggedIn ? 'visible' : 'hidden'}>
          {children}
        </Activity>
      )}
      <noscript>
        <p>{loginWords.withoutScript}</p>
      </noscript>
    </div>
  );
};
