import { adminMessages } from '@hvac/content/model';

/** Key in the browser's local storage, which all tabs share. */
export const adminTokenKey = 'admin-token';
/** Key of when the login began and was last used. */
const timesKey = 'admin-token-times';

const minute = 60_000;
const hour = 60 * minute;
/** A login ends after so long without use, and after so long at all; in milliseconds. */
const longestRest = 12 * hour;
const longestLogin = 30 * 24 * hour;

interface Times {
  /** Milliseconds since 1970. */
  since: number;
  used: number;
}

/** The password that was typed and not yet taken by the server, or that the browser refuses to store. */
let unsaved: string | null = null;
/** Why the login card is back, in a sentence. */
let refusal: string | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** What is stored under a key; null when there is nothing, or the browser refuses. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the browser refuses */
function store(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function times(): Times | undefined {
  const [since, used] = (stored(timesKey) ?? '').split(' ').map(Number);
  return since && used ? { since, used } : undefined;
}

const keepTimes = ({ since, used }: Times) => store(timesKey, `${since} ${used}`);

/** The password that was typed last, or null when nobody is logged in. */
export const readToken = (): string | null => unsaved || stored(adminTokenKey) || null;

function forget(): void {
  unsaved = null;
  store(adminTokenKey, null);
  store(timesKey, null);
}

/** Takes the password for the calls of this page. It is stored once the server has taken it. */
export function logIn(password: string): void {
  forget();
  unsaved = password;
  refusal = undefined;
  notify();
}

export function logOut(): void {
  forget();
  refusal = undefined;
  notify();
}

/** The server took a password: it is stored for the next visit. @param now milliseconds since 1970 */
export function confirmToken(token: string, now: number): void {
  if (unsaved !== token || !store(adminTokenKey, token)) return;
  unsaved = null;
  keepTimes({ since: now, used: now });
}

/** Whether the server has yet to say what it thinks of a password. */
export const isUnconfirmed = (token: string): boolean => unsaved === token;

/**
 * The server refused a password: it is forgotten, unless another one was typed since.
 * @param sentence what the login card says
 */
export function refuseToken(token: string, sentence: string): void {
  if (readToken() !== token) return;
  forget();
  refusal = sentence;
  notify();
}

/** Somebody works with the page. What it does by itself is no use. @param now milliseconds since 1970 */
export function noteUse(now: number): void {
  const known = times();
  if (known && now - known.used >= minute) keepTimes({ ...known, used: now });
}

/** Ends a login that was left alone for too long, or began too long ago. @param now milliseconds since 1970 */
export function endOldLogin(now: number): void {
  if (unsaved !== null || stored(adminTokenKey) === null) return;
  const known = times();
  if (!known) keepTimes({ since: now, used: now });
  else if (now - known.used > longestRest || now - known.since > longestLogin) {
    forget();
    refusal = adminMessages.ended;
    notify();
  }
}

/** Why the login card is back; undefined when nobody was refused. */
export const refusalSentence = (): string | undefined => refusal;

const onStorage = ({ key }: StorageEvent) => {
  // Without a key, the whole storage was cleared.
  if (key !== null && key !== adminTokenKey) return;
  unsaved = null;
  refusal = undefined;
  notify();
};

/** Calls back when somebody logs in or out, in any tab. Returns how to call it off. */
export function subscribeToken(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
