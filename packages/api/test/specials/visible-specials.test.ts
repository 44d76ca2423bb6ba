import { endpoints, type SpecialBody } from '@hvac/content/model';
import { describe, expect, test } from 'vitest';
import { raw, type RawAnswer } from '../support/raw.ts';
import { startWithClock } from '../support/server.ts';
import { call, create, list, offer, titles, visible } from '../support/specials.ts';

describe('what visitors see', () => {
  const seen = async (url: string) => titles(await visible(url)).join();

  test('the active ones that have begun and not ended, today in New York', async () => {
    const { clock, url } = await startWithClock(Date.parse('2026-11-21T04:59:59.999Z'));
    const specials: Partial<SpecialBody>[] = [
      { title: 'ends the 20th', expirationDate: '2026-11-20' },
      { title: 'starts the 21st', expirationDate: '2026-11-21', startDate: '2026-11-21' },
      { title: 'off', isActive: false },
    ];
    for (const changes of specials) await create(url, changes);
    // One millisecond before midnight in New York, which is at five in Greenwich.
    expect(await seen(url)).toBe('ends the 20th');
    clock.advance(1);
    expect(await seen(url)).toBe('starts the 21st');
    clock.advance(24 * 3_600_000 - 1);
    expect(await seen(url)).toBe('starts the 21st');
    clock.advance(1);
    expect(await seen(url)).toBe('');
    expect(await list(url)).toHaveLength(3);
  });

  test('has a tag that changes with what is seen, and is 304 to who has it already', async () => {
    const { clock, url } = await startWithClock();
    // Node's fetch asks caches to pass a conditional request on, and that is no condition any more.
    const ask = (tag?: string) => raw(url, endpoints.specials, tag === undefined ? {} : { 'If-None-Match': tag });
    const tagOf = ({ headers }: RawAnswer) => headers.etag ?? '';
    const titlesOf = ({ bytes }: RawAnswer) => titles(JSON.parse(String(bytes)));
    const { id } = await create(url, { expirationDate: '2026-11-21' });
    const first = await ask();
    expect(tagOf(first)).toMatch(/^W\/"[\w+/-]+"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    const unchanged = await ask(tagOf(first));
    expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);

    await call(url, 'PUT', `/${id}`, { ...offer, expirationDate: '2026-11-21', title: 'Changed' });
    const changed = await ask(tagOf(first));
    expect([changed.status, titlesOf(changed)]).toEqual([200, ['Changed']]);
    clock.advance(24 * 3_600_000);
    const ended = await ask(tagOf(changed));
    expect([ended.status, titlesOf(ended)]).toEqual([200, []]);
  });
});
