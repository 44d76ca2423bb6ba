import { adminMessages, endpoints, sessionIdleTime, type NewSession } from '@hvac/content/model';
import { useSyncExternalStore } from 'react';
import { apiRequest } from '../../api/apiRequest.ts';
import { writeStorage, readStorage } from '../../hydration/storage.ts';

/** Key in the browser's local storage, which all tabs share. */
export const adminTokenKey = 'admin-token';
/** Key of who is logged in and when they were last active. It outlives an expired session, to keep that person's drafts. */
const personKey = 'admin-person';
/** Key prefix of all drafts in local and session storage. Logging out removes them. */
export const draftPrefix = 'admin:';

const minute = 60_000;
/** How long drafts outlive a session, in milliseconds. */
const draftLifetime = 60 * minute;

interface Person {
  id: string;
  /** Milliseconds since 1970. */
  used: number;
}

/** The token, when the browser refuses to store it. */
let unsaved: string | null = null;
/** The last person this tab saw logged in. */
let person: Person | undefined;
/** Why the session ended, in a sentence. */
let refusal: string | undefined;
/** Grows whenever drafts are cleared. */
let generation = 0;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The stored token; null when there is none, or the browser denies access. */
function storedToken(): string | null {
  try {
    return localStorage.getItem(adminTokenKey);
  } catch {
    return null;
  }
}

function storeToken(token: string | null): void {
  unsaved = null;
  try {
    if (token === null) localStorage.removeItem(adminTokenKey);
    else localStorage.setItem(adminTokenKey, token);
  } catch {
    unsaved = token;
  }
}

function storedPerson(): Person | undefined {
  const { id, used } = readStorage(personKey, 'browser') ?? {};
  return id === undefined ? undefined : { id, used: Number(used) };
}

function storePerson(next: Person | undefined): void {
  person = next;
  writeStorage(personKey, next ? { id: next.id, used: String(next.used) } : {}, 'browser');
}

/** Removes drafts from both storages. */
function removeDrafts(): void {
  for (const storageOf of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
    } catch {
      // A browser that keeps nothing has nothing to remove.
    }
  }
}

/** Removes drafts from the storage and, by a new generation, from the screen. */
function clearDrafts(): void {
  removeDrafts();
  storePerson(undefined);
  generation += 1;
}

/** The token of the session; null when nobody is logged in. */
export const readToken = (): string | null => unsaved ?? storedToken();

/**
 * Begins a session. Keeps drafts only when the same person logs in again within the hour.
 * @param now milliseconds since 1970
 */
export function logIn({ token, you }: NewSession, now = Date.now()): void {
  const before = storedPerson() ?? person;
  if (before?.id !== you.id || now - before.used > draftLifetime) clearDrafts();
  // Before the token: other tabs read the person when the token changes.
  storePerson({ id: you.id, used: now });
  storeToken(token);
  refusal = undefined;
  notify();
}

/** Removes the token and all drafts. */
export function clearSession(): void {
  clearDrafts();
  storeToken(null);
  refusal = undefined;
  notify();
}

/** Ends the session here and on the server. */
export function logOut(): void {
  const token = readToken();
  clearSession();
  if (token === null) return;
  // If the request fails, the session still expires when idle.
  apiRequest('DELETE', endpoints.adminSession, undefined, { token, keepalive: true }).catch(() => {});
}

/**
 * Ends an expired session, unless a newer one has begun. Keeps recent drafts for the same person.
 * @param sentence shown on the login card
 * @param now milliseconds since 1970
 */
export function endSession(token: string, sentence: string, now = Date.now()): void {
  if (readToken() !== token) return;
  clearStaleDrafts(now);
  storeToken(null);
  refusal = sentence;
  notify();
}

/** Clears drafts after an hour without activity. */
function clearStaleDrafts(now: number): void {
  const { used } = storedPerson() ?? person ?? { used: 0 };
  if (now - used > draftLifetime) clearDrafts();
}

/** Records that a person used the page. @param now milliseconds since 1970 */
export function recordActivity(now: number): void {
  const known = storedPerson();
  if (known && readToken() !== null && now - known.used >= minute) storePerson({ ...known, used: now });
}

/**
 * Ends an idle session. The page polls, so the server cannot tell that nobody uses it. When nobody is logged in, clears
 * drafts after an hour.
 * @param now milliseconds since 1970
 */
export function endIdleSession(now: number): void {
  const token = readToken();
  const known = storedPerson() ?? person;
  if (token === null) {
    if (known) clearStaleDrafts(now);
    // It may be gone without an event, as while the page was in the back/forward cache, or with the site’s data.
    notify();
  } else if (!known) storePerson({ id: '', used: now });
  else if (now - known.used > sessionIdleTime) endSession(token, adminMessages.ended, now);
}

/** Why the session ended; undefined when it did not. */
export const readRefusal = (): string | undefined => refusal;

/** A number that grows whenever drafts are cleared. */
export const readGeneration = (): number => generation;

const onStorage = ({ key }: StorageEvent) => {
  // The key is null when the whole storage was cleared.
  if (key !== null && key !== adminTokenKey) return;
  const now = storedPerson();
  // The other tab cannot clear this tab's session storage and screen.
  if (person && now?.id !== person.id) {
    removeDrafts();
    generation += 1;
  }
  person = now;
  unsaved = null;
  refusal = storedToken() === null && now ? adminMessages.ended : undefined;
  notify();
};

/** Calls the listener when somebody logs in or out, in any tab. Returns the unsubscribe function. */
export function subscribeToken(listener: () => void): () => void {
  if (listeners.size === 0) {
    person ??= storedPerson();
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export interface AdminToken {
  /** The session token; null when nobody is logged in, undefined in prerendered HTML. */
  token: string | null | undefined;
  /** Why the session ended; undefined when it did not. */
  refusal: string | undefined;
  /** Grows whenever drafts are cleared. */
  generation: number;
  /** Begins a session with the server's response. */
  logIn: typeof logIn;
  /** Ends the session, and clears all drafts. */
  logOut: typeof logOut;
}

/** The admin session, stored in the browser and shared by all tabs. */
export function useAdminToken(): AdminToken {
  const token = useSyncExternalStore(subscribeToken, readToken, () => undefined);
  const sentence = useSyncExternalStore(subscribeToken, readRefusal, () => undefined);
  const cleared = useSyncExternalStore(subscribeToken, readGeneration, () => 0);
  return { token, refusal: sentence, generation: cleared, logIn, logOut };
}
