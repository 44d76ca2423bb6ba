import { useSyncExternalStore } from 'react';
import { logIn, logOut, readGeneration, readToken, refusalSentence, subscribeToken } from './adminToken.ts';

export interface AdminToken {
  /** Of the session; null when nobody is logged in, undefined in the prerendered page, which cannot know. */
  token: string | null | undefined;
  /** Why the login card is back, in a sentence; undefined when nobody was refused. */
  refusal: string | undefined;
  /** Another number once all that was typed has been cleared. */
  generation: number;
  /** Begins a session with what the server answered. */
  logIn: typeof logIn;
  /** Ends the session, and clears all that was typed. */
  logOut: typeof logOut;
}

/** The session of the office, kept in the browser from one visit to the next and the same in every tab. */
export function useAdminToken(): AdminToken {
  const token = useSyncExternalStore(subscribeToken, readToken, () => undefined);
  const refusal = useSyncExternalStore(subscribeToken, refusalSentence, () => undefined);
  const generation = useSyncExternalStore(subscribeToken, readGeneration, () => 0);
  return { token, refusal, generation, logIn, logOut };
}
