import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminMessages, sessionIdleTime, type NewSession } from '@hvac/content/model';
import {
  adminTokenKey,
  endIdleSession,
  endSession,
  clearSession,
  logIn,
  logOut,
  recordActivity,
  readGeneration,
  readToken,
  readRefusal,
  subscribeToken,
} from '../src/admin/auth/adminToken.ts';

/** Storage as a browser has it: its keys are its own properties. */
const storage = () =>
  Object.create({
    getItem(key: string) {
      return (this as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  }) as Storage;

const page = new EventTarget();
/** What another tab did to the storage. */
const otherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', calls);
  calls.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

const start = Date.parse('2026-11-21T15:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

const session = (id = 'owner', token = 'open sesame'): NewSession => ({
  token,
  you: { id, name: id, isOwner: id === 'owner' },
});

/** What screens keep while somebody types, and what is no text of theirs. */
function type(): void {
  localStorage.setItem('admin:special:new', 'Fall tune-up');
  sessionStorage.setItem('admin:note:lead-1', 'Call Rosa');
  localStorage.setItem('hvac-inbox-sound', 'on');
}
const typed = () => [localStorage.getItem('admin:special:new'), sessionStorage.getItem('admin:note:lead-1')];
const kept = ['Fall tune-up', 'Call Rosa'];
const gone = [null, null];

it('is kept for the next visit, and a logout ends it here and on the server', () => {
  logIn(session(), start);
  expect(localStorage.getItem('admin-token')).toBe('open sesame');
  logOut();
  expect(readToken()).toBeNull();
  expect(localStorage.getItem(adminTokenKey)).toBeNull();
  expect(readRefusal()).toBeUndefined();
  expect(calls).toHaveBeenCalledWith('/api/admin/session', {
    method: 'DELETE',
    credentials: 'include',
    keepalive: true,
    headers: { Authorization: 'Bearer open sesame' },
  });
});

it('a logout clears all that was typed, whether the server answers or not, and leaves the settings of the browser', () => {
  calls.mockRejectedValue(new TypeError('Failed to fetch'));
  logIn(session(), start);
  type();
  logOut();
  expect(typed()).toEqual(gone);
  expect(Object.keys(localStorage)).toEqual(['hvac-inbox-sound']);
});

it.each([
  ['the same person within the hour', 'owner', hour, kept],
  ['the same person later', 'owner', hour + 1, gone],
  ['another person within the hour', 'rosa', minute, gone],
])('a session ends under somebody typing, and %s logs in', (_who, id, later, left) => {
  logIn(session(), start);
  type();
  const before = readGeneration();
  endSession('open sesame', adminMessages.ended, start);
  expect([readToken(), readRefusal()]).toEqual([null, adminMessages.ended]);
  expect(typed()).toEqual(kept);
  logIn(session(id, 'another'), start + later);
  expect(typed()).toEqual(left);
  // What stands on the screen goes, too.
  expect(readGeneration() > before).toBe(left === gone);
  expect([readToken(), readRefusal()]).toEqual(['another', undefined]);
});

it('what was typed goes after an hour, also when nobody logs in', () => {
  logIn(session(), start);
  type();
  endSession('open sesame', adminMessages.ended, start);
  endIdleSession(start + hour);
  expect(typed()).toEqual(kept);
  endIdleSession(start + hour + 1);
  expect(typed()).toEqual(gone);
});

it('a session that ends when nobody has used the page for an hour clears what was typed', () => {
  logIn(session(), start);
  type();
  endSession('open sesame', adminMessages.ended, start + hour + 1);
  expect(typed()).toEqual(gone);
});

it('the end of a session that another one has followed ends nothing', () => {
  logIn(session('owner', 'first'), start);
  logIn(session('owner', 'second'), start);
  endSession('first', adminMessages.ended, start);
  expect([readToken(), readRefusal()]).toEqual(['second', undefined]);
});

it.each([
  ['cannot be read', true],
  ['is full', false],
])('works for the page when the storage %s', (_why, isUnreadable) => {
  const throws = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const broken = { getItem: isUnreadable ? throws : () => null, setItem: throws, removeItem: throws };
  vi.stubGlobal('localStorage', broken);
  vi.stubGlobal('sessionStorage', broken);
  logIn(session(), start);
  endIdleSession(start + hour);
  expect(readToken()).toBe('open sesame');
  logOut();
  expect(readToken()).toBeNull();
});

it.each([
  ['its time without use', [sessionIdleTime], true],
  ['no longer', [sessionIdleTime + 1], false],
  ['any time in use', Array<number>(100).fill(sessionIdleTime), true],
])('a session is left alone for %s', (_what, rests, holds) => {
  logIn(session(), start);
  let now = start;
  for (const rest of rests) {
    now += rest;
    endIdleSession(now);
    recordActivity(now);
  }
  expect(readToken()).toBe(holds ? 'open sesame' : null);
  expect(readRefusal()).toBe(holds ? undefined : adminMessages.ended);
});

it('a password that a script has put into the storage is sent like a token', () => {
  localStorage.setItem('admin-token', 'the owner’s password');
  endIdleSession(start);
  endIdleSession(start + hour);
  expect(readToken()).toBe('the owner’s password');
});

it('tells every listener, and follows other tabs', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToken(listener);
  logIn(session(), start);
  expect(listener).toHaveBeenCalledTimes(1);
  otherTab(adminTokenKey);
  otherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  otherTab('theme');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  otherTab(adminTokenKey);
  clearSession();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('what was typed in this tab goes when another tab logs out, or somebody else logs in there', () => {
  const stop = subscribeToken(() => {});
  for (const next of [undefined, 'rosa']) {
    logIn(session(), start);
    type();
    const before = readGeneration();
    // As the other tab does, which cannot reach this tab's session storage.
    localStorage.removeItem(adminTokenKey);
    localStorage.removeItem('admin-person');
    if (next) localStorage.setItem('admin-person', JSON.stringify({ id: next, used: String(start) }));
    otherTab(adminTokenKey);
    expect(typed()).toEqual(gone);
    expect(readGeneration()).toBeGreaterThan(before);
  }
  stop();
});

it('a session that has ended in another tab keeps what was typed in this one', () => {
  const stop = subscribeToken(() => {});
  logIn(session(), start);
  type();
  localStorage.removeItem(adminTokenKey);
  otherTab(adminTokenKey);
  expect(typed()).toEqual(kept);
  expect(readRefusal()).toBe(adminMessages.ended);
  stop();
});
