'use client';

import { officePath } from '@hvac/content/model';
import { useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useState, type ReactNode } from 'react';
import '../../../theme/brands/systemScheme.css.ts';
import { AdminLogin } from '../AdminLogin/AdminLogin.tsx';
import { endOldLogin, noteUse } from '../adminToken.ts';
import { useAdminToken } from '../useAdminToken.ts';

interface RequireAuthProps {
  /** What only the office sees. Cached answers under the paths of its calls are forgotten at a logout. */
  children: ReactNode;
}

const ofAdmin = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(officePath);

/** What only a person at the page does. */
const uses = ['pointerdown', 'keydown'] as const;

/**
 * Shows the login card until a password was typed, and again when the server refuses it. What was typed on the screen
 * waits behind the card then: it is there again after the next login.
 */
export const RequireAuth = ({ children }: RequireAuthProps) => {
  const { token, refusal, logIn } = useAdminToken();
  const client = useQueryClient();
  const [entered, setEntered] = useState(false);
  const inside = typeof token === 'string';
  if (inside !== entered && (inside || refusal === undefined)) setEntered(inside);
  useEffect(() => {
    if (token === null) client.removeQueries({ predicate: ofAdmin });
  }, [client, token]);
  useEffect(() => {
    const use = () => {
      endOldLogin(Date.now());
      noteUse(Date.now());
    };
    use();
    for (const kind of uses) addEventListener(kind, use);
    return () => {
      for (const kind of uses) removeEventListener(kind, use);
    };
  }, []);

  return (
    <div data-live="" data-scheme="system">
      {token === null && <AdminLogin onLogin={logIn} refusal={refusal} />}
      {entered && <Activity mode={inside ? 'visible' : 'hidden'}>{children}</Activity>}
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </div>
  );
};
