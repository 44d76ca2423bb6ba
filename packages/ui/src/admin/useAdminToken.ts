import { useSyncExternalStore } from 'react';
import { logIn, logOut, readToken, subscribeToken, wasRefused } from './adminToken.ts';

export interface AdminToken {
  /** The password; null when nobody is logged in, undefined in the prerendered page, which cannot know. */
  token: string | null | undefined;
  /** The server refused the last password. */
  refused: boolean;
  logIn: (password: string) => void;
  logOut: () => void;
}

/** The admin's password, kept in the browser from one visit to the next and the same in every tab. */
export function useAdminToken(): AdminToken {
  const token = useSyncExternalStore(subscribeToken, readToken, () => undefined);
  const refused = useSyncExternalStore(subscribeToken, wasRefused, () => false);
  return { token, refused, logIn, logOut };
}
