import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileVisible } from '../src/components/private/schedule.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

/** The visitor leaves the page or comes back to it. */
const show = (visible: boolean) => {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs the task once, when the time has come', () => {
  const task = vi.fn<() => void>();
  whileVisible(task, 1000);
  vi.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  show(false);
  show(true);
  expect(task).toHaveBeenCalledOnce();
});

it('waits for the visitor to come back', () => {
  const task = vi.fn<() => void>();
  whileVisible(task, 1000);
  show(false);
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
  show(true);
  expect(task).toHaveBeenCalledOnce();
});

it('notices that the computer has slept', () => {
  const task = vi.fn<() => void>();
  whileVisible(task, 1000);
  show(false);
  vi.setSystemTime(Date.now() + 5000);
  show(true);
  expect(task).toHaveBeenCalledOnce();
});

it('does not run early on a return', () => {
  const task = vi.fn<() => void>();
  whileVisible(task, 1000);
  show(false);
  show(true);
  expect(task).not.toHaveBeenCalled();
});

it('can be called off', () => {
  const task = vi.fn<() => void>();
  const stop = whileVisible(task, 1000);
  stop();
  vi.advanceTimersByTime(5000);
  show(true);
  expect(task).not.toHaveBeenCalled();
});
