import { useSyncExternalStore } from 'react';
import { logIn, logOut, readToken, refusalSentence, subscribeToken } from './adminToken.ts';

export interface AdminToken {
  /** The password; null when nobody is logged in, undefined in the prerendered page, which cannot know. */
  token: string | null | undefined;
  /** Why the login card is back, in a sentence; undefined when nobody was refused. */
  refusal: string | undefined;
  logIn: (password: string) => void;
  logOut: () => void;
}

/** The admin's password, kept in the browser from one visit to the next and the same in every tab. */
export function useAdminToken(): AdminToken {
  const token = useSyncExternalStore(subscribeToken, readToken, () => undefined);
  const refusal = useSyncExternalStore(subscribeToken, refusalSentence, () => undefined);
  return { token, refusal, logIn, logOut };
}
