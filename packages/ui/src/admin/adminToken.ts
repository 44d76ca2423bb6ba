/** Key in the browser's local storage, which all tabs share. */
export const adminTokenKey = 'admin-token';

/** The password of this page alone, where the browser refuses to store it. */
let unsaved: string | null = null;
/** Whether the server refused the last password. */
let refused = false;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The password that was typed last, or null when nobody is logged in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(adminTokenKey) || unsaved;
  } catch {
    return unsaved;
  }
}

function write(token: string | null): void {
  unsaved = null;
  try {
    if (token === null) localStorage.removeItem(adminTokenKey);
    else localStorage.setItem(adminTokenKey, token);
  } catch {
    unsaved = token;
  }
}

/** Keeps the password; it is checked with the first call. */
export function logIn(password: string): void {
  write(password);
  refused = false;
  notify();
}

export function logOut(): void {
  write(null);
  refused = false;
  notify();
}

/** The server refused a password: it is forgotten, unless another one was typed since. */
export function refuseToken(token: string): void {
  if (readToken() !== token) return;
  write(null);
  refused = true;
  notify();
}

export const wasRefused = (): boolean => refused;

const onStorage = ({ key }: StorageEvent) => {
  // Without a key, the whole storage was cleared.
  if (key !== null && key !== adminTokenKey) return;
  unsaved = null;
  refused = false;
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
