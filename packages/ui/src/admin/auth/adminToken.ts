import { adminMessages, endpoints, sessionIdleTime, type NewSession } from '@hvac/content/model';
import { useSyncExternalStore } from 'react';
import { apiRequest } from '../../api/apiRequest.ts';
import { writeStorage, readStorage, removeKeys } from '../../forms/storage.ts';

/** Key in the browser's local storage, which all tabs share. */
export const adminTokenKey = 'admin-token';
/** Key of whose login it is and when it was used last. It outlasts a session that ends under somebody typing. */
const personKey = 'admin-person';
/** Begins the keys of all that an admin types, in both storages: it goes with the login. */
export const typedPrefix = 'admin:';

const minute = 60_000;
/** What was typed waits so long for the same person, in milliseconds. */
const keepTime = 60 * minute;

interface Person {
  id: string;
  /** Milliseconds since 1970. */
  used: number;
}

/** The token, where the browser refuses to store it. */
let unsaved: string | null = null;
/** Whose login this tab has seen last. */
let person: Person | undefined;
/** Why the login card is back, in a sentence. */
let refusal: string | undefined;
/** Grows when all that was typed is cleared. */
let generation = 0;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** What is stored; null when there is nothing, or the browser refuses. */
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

/** Nothing that was typed is left for whoever comes next: not in the storage, and not on the screen. */
function clearTyped(): void {
  removeKeys(typedPrefix);
  storePerson(undefined);
  generation += 1;
}

/** The token of the session; null when nobody is logged in. */
export const readToken = (): string | null => unsaved ?? storedToken();

/**
 * Begins a session. What was typed is kept for the same person who logs in again within the hour, and for nobody else.
 * @param now milliseconds since 1970
 */
export function logIn({ token, you }: NewSession, now = Date.now()): void {
  const before = storedPerson() ?? person;
  if (before?.id !== you.id || now - before.used > keepTime) clearTyped();
  // First: other tabs read it when they hear of the token.
  storePerson({ id: you.id, used: now });
  storeToken(token);
  refusal = undefined;
  notify();
}

/** Forgets the login, and all that was typed. */
export function forgetLogin(): void {
  clearTyped();
  storeToken(null);
  refusal = undefined;
  notify();
}

/** Ends the session, here and on the server. */
export function logOut(): void {
  const token = readToken();
  forgetLogin();
  if (token === null) return;
  // Without an answer, the session ends by itself when unused.
  apiRequest('DELETE', endpoints.adminSession, undefined, { token, keepalive: true }).catch(() => {});
}

/**
 * The session has ended, unless another one has begun since. What was typed waits for the same person, when it may be
 * under the hands of somebody.
 * @param sentence what the login card says
 * @param now milliseconds since 1970
 */
export function endSession(token: string, sentence: string, now = Date.now()): void {
  if (readToken() !== token) return;
  dropOld(now);
  storeToken(null);
  refusal = sentence;
  notify();
}

/** Clears what was typed more than an hour before. @returns whether it has */
function dropOld(now: number): boolean {
  const { used } = storedPerson() ?? person ?? { used: 0 };
  if (now - used <= keepTime) return false;
  clearTyped();
  return true;
}

/** Somebody works with the page. What it does by itself is no use. @param now milliseconds since 1970 */
export function noteUse(now: number): void {
  const known = storedPerson();
  if (known && readToken() !== null && now - known.used >= minute) storePerson({ ...known, used: now });
}

/**
 * Ends a session that was left alone for too long. The page asks for news by itself, so the server cannot know. Once
 * nobody is logged in, what was typed goes after an hour.
 * @param now milliseconds since 1970
 */
export function endIdleSession(now: number): void {
  const token = readToken();
  const known = storedPerson() ?? person;
  if (token === null) {
    if (known && dropOld(now)) notify();
  } else if (!known) storePerson({ id: '', used: now });
  else if (now - known.used > sessionIdleTime) endSession(token, adminMessages.ended, now);
}

/** Why the login card is back; undefined when nobody was refused. */
export const refusalSentence = (): string | undefined => refusal;

/** A number that is another one once all that was typed has been cleared. */
export const readGeneration = (): number => generation;

const onStorage = ({ key }: StorageEvent) => {
  // Without a key, the whole storage was cleared.
  if (key !== null && key !== adminTokenKey) return;
  const now = storedPerson();
  // The other tab cannot clear this tab's session storage and screen.
  if (person && now?.id !== person.id) {
    removeKeys(typedPrefix);
    generation += 1;
  }
  person = now;
  unsaved = null;
  refusal = storedToken() === null && now ? adminMessages.ended : undefined;
  notify();
};

/** Calls back when somebody logs in or out, in any tab. Returns how to call it off. */
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
  /** Of the session; null when nobody is logged in, undefined in the prerendered page, which cannot know. */
  token: string | null | undefined;
  /** Why the login card is back; undefined when nobody was refused. */
  refusal: string | undefined;
  /** Another number once all that was typed has been cleared. */
  generation: number;
  /** Begins a session with what the server answered. */
  logIn: typeof logIn;
  /** Ends the session, and clears all that was typed. */
  logOut: typeof logOut;
}

/** The admin session: kept in the browser from one visit to the next, and the same in every tab. */
export function useAdminToken(): AdminToken {
  const token = useSyncExternalStore(subscribeToken, readToken, () => undefined);
  const sentence = useSyncExternalStore(subscribeToken, refusalSentence, () => undefined);
  const cleared = useSyncExternalStore(subscribeToken, readGeneration, () => 0);
  return { token, refusal: sentence, generation: cleared, logIn, logOut };
}
