import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminTokenKey, logIn, logOut, readToken, refuseToken, subscribeToken, wasRefused } from './adminToken.ts';

/** Local storage as a browser has it. */
const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const throws = () => {
  throw new DOMException('Denied', 'SecurityError');
};
const page = new EventTarget();
/** What another tab did to the storage. */
const otherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  logOut();
  vi.unstubAllGlobals();
});

it('is kept for the next visit, and forgotten at logout', () => {
  logIn('open sesame');
  expect(localStorage.getItem(adminTokenKey)).toBe('open sesame');
  logOut();
  expect(readToken()).toBeNull();
  expect(localStorage.getItem(adminTokenKey)).toBeNull();
  expect(wasRefused()).toBe(false);
});

it('is restored from the storage', () => {
  localStorage.setItem('admin-token', 'open sesame');
  expect(readToken()).toBe('open sesame');
});

it('is forgotten when the server refuses it, unless another one was typed since', () => {
  logIn('wrong');
  logIn('right');
  refuseToken('wrong');
  expect(readToken()).toBe('right');
  expect(wasRefused()).toBe(false);
  refuseToken('right');
  expect(readToken()).toBeNull();
  expect(wasRefused()).toBe(true);
  logIn('another');
  expect(wasRefused()).toBe(false);
});

it.each([
  ['cannot be read', { getItem: throws, setItem: throws, removeItem: throws }],
  ['is full', { ...storage(), setItem: throws }],
])('works for the page when the storage %s', (_why, broken) => {
  vi.stubGlobal('localStorage', broken);
  logIn('open sesame');
  expect(readToken()).toBe('open sesame');
  logOut();
  expect(readToken()).toBeNull();
});

it('tells every listener, and follows other tabs', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToken(listener);
  logIn('open sesame');
  expect(listener).toHaveBeenCalledTimes(1);
  otherTab(adminTokenKey);
  otherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  otherTab('theme');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  otherTab(adminTokenKey);
  logOut();
  expect(listener).toHaveBeenCalledTimes(3);
});
