import { expect, onTestFinished, test, vi } from 'vitest';
import { HashQueue } from '../../src/auth/hash-queue.ts';
import { HttpError } from '../../src/http/http-error.ts';

test('hashes are made one at a time: first for addresses with few wrong passwords, and the newest first', async () => {
  const queue = new HashQueue();
  const order: string[] = [];
  let running = 0;
  const first = Promise.withResolvers<void>();
  const job = (name: string, failures: number, until?: Promise<void>) =>
    queue.run(async () => {
      running += 1;
      expect(running).toBe(1);
      order.push(name);
      await until;
      running -= 1;
    }, failures);
  const jobs = [job('first', 9, first.promise), job('a', 1), job('b', 0), job('c', 2), job('d', 0), job('e', 1)];
  first.resolve();
  await Promise.all(jobs);
  expect(order).toEqual(['first', 'd', 'b', 'e', 'a', 'c']);
});

test('a full queue of hashes gives up those of the guesser, not who has just come', async () => {
  const queue = new HashQueue();
  const first = Promise.withResolvers<void>();
  const running = queue.run(() => first.promise);
  const job = (failures: number) => queue.run(async () => {}, failures);
  const jobs = Promise.allSettled([...Array.from({ length: 105 }, () => job(1)), job(0), job(2)]);
  first.resolve();
  await running;
  const refused = (await jobs).flatMap(({ status }, number) => (status === 'rejected' ? [number] : []));
  expect(refused).toEqual([0, 1, 2, 3, 4, 5, 106]);
});

test('a hash that others go before for ten seconds is given up', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = new HashQueue();
  const first = Promise.withResolvers<void>();
  const running = queue.run(() => first.promise);
  const starved = queue.run(async () => 'served', 1).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_999);
  const later = queue.run(async () => 'served');
  await vi.advanceTimersByTimeAsync(1);
  expect(await starved).toBeInstanceOf(HttpError);
  first.resolve();
  await running;
  expect(await later).toBe('served');
});

test('a hash that fails does not hold up the next one', async () => {
  const queue = new HashQueue();
  const failing = queue.run(() => Promise.reject(new Error('made by a test')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('made by a test');
  expect(await next).toBe('done');
});
