import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminMessages } from '@hvac/content/model';
import {
  adminTokenKey,
  confirmToken,
  endOldLogin,
  isUnconfirmed,
  logIn,
  logOut,
  noteUse,
  readToken,
  refusalSentence,
  refuseToken,
  subscribeToken,
} from './adminToken.ts';

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

const start = Date.parse('2026-11-21T15:00:00Z');
const hour = 3_600_000;
const wrong = 'Incorrect password.';

it('is kept for the next visit once the server has taken it, and forgotten at logout', () => {
  logIn('open sesame');
  expect([readToken(), isUnconfirmed('open sesame')]).toEqual(['open sesame', true]);
  expect(localStorage.getItem(adminTokenKey)).toBeNull();
  confirmToken('another', start);
  expect(localStorage.getItem(adminTokenKey)).toBeNull();
  confirmToken('open sesame', start);
  expect(isUnconfirmed('open sesame')).toBe(false);
  expect(localStorage.getItem(adminTokenKey)).toBe('open sesame');
  logOut();
  expect(readToken()).toBeNull();
  expect(localStorage.getItem(adminTokenKey)).toBeNull();
  expect(refusalSentence()).toBeUndefined();
});

it('is restored from the storage', () => {
  localStorage.setItem('admin-token', 'open sesame');
  expect(readToken()).toBe('open sesame');
});

it('is forgotten when the server refuses it, unless another one was typed since', () => {
  logIn('wrong');
  logIn('right');
  refuseToken('wrong', wrong);
  expect(readToken()).toBe('right');
  expect(refusalSentence()).toBeUndefined();
  refuseToken('right', wrong);
  expect(readToken()).toBeNull();
  expect(refusalSentence()).toBe(wrong);
  logIn('another');
  expect(refusalSentence()).toBeUndefined();
});

it.each([
  ['cannot be read', { getItem: throws, setItem: throws, removeItem: throws }],
  ['is full', { ...storage(), setItem: throws }],
])('works for the page when the storage %s', (_why, broken) => {
  vi.stubGlobal('localStorage', broken);
  logIn('open sesame');
  confirmToken('open sesame', start);
  endOldLogin(start + 100 * hour);
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

it.each([
  ['12 hours without use', [12 * hour], true],
  ['more', [12 * hour + 1], false],
  ['30 days of daily use', Array<number>(60).fill(12 * hour), true],
  ['more', [...Array<number>(60).fill(12 * hour), hour], false],
])('a login holds for %s', (_what, rests, holds) => {
  logIn('open sesame');
  confirmToken('open sesame', start);
  let now = start;
  for (const rest of rests) {
    now += rest;
    endOldLogin(now);
    noteUse(now);
  }
  expect(readToken()).toBe(holds ? 'open sesame' : null);
  expect(refusalSentence()).toBe(holds ? undefined : adminMessages.ended);
});

it('a login of an earlier version of the page begins with its first use', () => {
  localStorage.setItem(adminTokenKey, 'open sesame');
  endOldLogin(start);
  endOldLogin(start + 12 * hour);
  expect(readToken()).toBe('open sesame');
  endOldLogin(start + 12 * hour + 1);
  expect(readToken()).toBeNull();
});
