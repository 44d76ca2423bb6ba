import { randomUUID } from 'node:crypto';
import { adminMessages, adminSpecial, endpoints, special } from '@hvac/content/model';
import type { AdminSpecial, SpecialBody } from '@hvac/content/model';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mostSpecials } from '../src/specials/manage-specials.ts';
import { movedIds } from '../src/specials/special-rows.ts';
import { raw } from './support/raw.ts';
import type { RawAnswer } from './support/raw.ts';
import { startTestServer, stoppedClock } from './support/server.ts';
import { call, create, list, offer, storedSpecials, titles, visible } from './support/specials.ts';

const fieldsOf = ({ title, description, discount, terms, expirationDate, isActive }: AdminSpecial) => ({
  title,
  description,
  discount,
  terms,
  expirationDate,
  isActive,
});
const { printURL: _none, ...offerFields } = offer;

describe('the bodies of the first contract alone', () => {
  test('a special is created, edited and deleted without order, start date or If-Match', async () => {
    const { url } = await startTestServer();
    const created = await call(url, 'POST', '', offer);
    expect([created.status, fieldsOf(created.body)]).toEqual([201, offerFields]);
    expect(created.body).toMatchObject({ order: 0, version: 1 });
    expect(titles(await visible(url))).toEqual([offer.title]);

    const edited = await call(url, 'PUT', `/${created.body.id}`, { ...offer, title: 'Winter tune-up' });
    expect([edited.status, edited.body.title, edited.body.version]).toEqual([200, 'Winter tune-up', 2]);
    expect(titles(await visible(url))).toEqual(['Winter tune-up']);
    expect(titles(await list(url))).toEqual(['Winter tune-up']);

    const deleted = await call(url, 'DELETE', `/${created.body.id}`);
    expect([deleted.status, deleted.text]).toEqual([200, '{}']);
    expect(deleted.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await visible(url)).toEqual([]);
    expect(await list(url)).toEqual([]);
  });

  test('what is answered fits the shared schemas, and visitors get no history', async () => {
    const { url } = await startTestServer();
    await create(url, { printURL: 'https://example.com/coupon.pdf', startDate: '2026-11-01' });
    expect(z.safeParse(z.array(adminSpecial), await list(url)).success).toBe(true);
    expect(z.safeParse(z.array(special), await visible(url)).success).toBe(true);
    for (const answer of [await call(url, 'GET'), await call(url, 'POST', '', offer)]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('an empty print address and an empty start date are stored as absent', async () => {
    const { url, dataDir } = await startTestServer();
    const { id } = await create(url, { printURL: 'https://example.com/coupon.pdf', startDate: '2026-11-01' });
    await call(url, 'PUT', `/${id}`, { ...offer, printURL: '', startDate: '' });
    const [stored] = await storedSpecials(dataDir);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(
      [...Object.keys(offerFields), 'createdAt', 'history', 'id', 'order', 'version'].toSorted(),
    );
  });
});

describe('the history', () => {
  test('tells what has really changed, latest first', async () => {
    const clock = stoppedClock();
    const { url } = await startTestServer({ now: clock.now });
    const { id } = await create(url);
    clock.advance(60_000);
    await call(url, 'PUT', `/${id}`, { ...offer, discount: '$79', isActive: false, startDate: '2026-11-25' });
    await call(url, 'DELETE', `/${id}`);
    const restored = await call(url, 'POST', `/${id}/restore`);
    expect(restored.body.history).toEqual([
      { at: '2026-11-21T15:01:00.000Z', kind: 'restored', changes: [] },
      { at: '2026-11-21T15:01:00.000Z', kind: 'deleted', changes: [] },
      {
        at: '2026-11-21T15:01:00.000Z',
        kind: 'edited',
        changes: [
          { field: 'discount', from: '$89', to: '$79' },
          { field: 'isActive', from: 'true', to: 'false' },
          { field: 'startDate', from: '', to: '2026-11-25' },
        ],
      },
      { at: '2026-11-21T15:00:00.000Z', kind: 'created', changes: [] },
    ]);
    expect(restored.body.version).toBe(4);
  });

  test('an edit that changes nothing leaves no trace', async () => {
    const { url } = await startTestServer();
    const created = await create(url);
    const same = await call(url, 'PUT', `/${created.id}`, { ...offer, title: `  ${offer.title} `, order: 0 });
    expect([same.status, same.body]).toEqual([200, created]);
  });

  test('shows 20 changes, and keeps 200', { timeout: 120_000 }, async () => {
    const { url, dataDir } = await startTestServer();
    const { id } = await create(url);
    for (let edit = 1; edit <= 210; edit++) await call(url, 'PUT', `/${id}`, { ...offer, discount: `$${edit}` });
    const [shown] = await list(url);
    expect([shown?.history.length, shown?.version]).toEqual([20, 211]);
    expect(shown?.history[0]?.changes).toEqual([{ field: 'discount', from: '$209', to: '$210' }]);
    expect((await storedSpecials(dataDir))[0]?.history).toHaveLength(200);
  });
});

describe('deleting and restoring', () => {
  test('the deleted are listed apart, the latest first, and come back to where they stood', async () => {
    const clock = stoppedClock();
    const { url } = await startTestServer({ now: clock.now });
    const made = [];
    for (const title of ['A', 'B', 'C']) made.push(await create(url, { title }));
    const [, b, c] = made;
    for (const gone of [b, c]) {
      clock.advance(1000);
      expect((await call(url, 'DELETE', `/${gone?.id}`)).status).toBe(200);
    }
    const deleted = await list(url, '?deleted=1');
    expect(titles(deleted)).toEqual(['C', 'B']);
    expect(deleted[1]?.deletedAt).toBe('2026-11-21T15:00:01.000Z');
    expect(titles(await list(url))).toEqual(['A']);

    for (const back of [c, b]) {
      const answer = await call(url, 'POST', `/${back?.id}/restore`);
      expect([answer.status, answer.body.deletedAt]).toEqual([200, undefined]);
    }
    expect(titles(await list(url))).toEqual(['A', 'B', 'C']);
    expect(await list(url, '?deleted=1')).toEqual([]);
  });

  test('a query that asks for neither list is a sentence', async () => {
    const { url } = await startTestServer();
    const answer = await call(url, 'GET', '?deleted=yes');
    expect([answer.status, answer.text]).toEqual([400, 'Please ask for deleted=1 or deleted=0']);
    expect(await list(url, '?deleted=0&other=1')).toEqual([]);
  });

  test('restoring what is not deleted changes nothing', async () => {
    const { url } = await startTestServer();
    const created = await create(url);
    expect((await call(url, 'POST', `/${created.id}/restore`)).body).toEqual(created);
  });

  test.each([
    ['PUT', '', offer],
    ['DELETE', '', undefined],
    ['POST', '/restore', undefined],
  ])('%s of a special that is not there is 404 with a sentence', async (method, suffix, body) => {
    const { url } = await startTestServer();
    const { id } = await create(url);
    await call(url, 'DELETE', `/${id}`);
    const ids = [randomUUID(), 'no-id', '__proto__', '..%2Fspecials', ...(suffix ? [] : [id])];
    for (const unknown of ids) {
      const answer = await call(url, method, `/${unknown}${suffix}`, body);
      expect([answer.status, answer.text]).toEqual([404, adminMessages.gone]);
    }
  });
});

describe('the order', () => {
  test('new ones come last unless a place is given, and the places have no gaps', async () => {
    const { url } = await startTestServer();
    for (const title of ['A', 'B', 'C']) await create(url, { title });
    await create(url, { title: 'First', order: 0 });
    await create(url, { title: 'Far', order: 9000 });
    const specials = await list(url);
    expect(titles(specials)).toEqual(['First', 'A', 'B', 'C', 'Far']);
    expect(specials.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    expect(titles(await visible(url))).toEqual(titles(specials));
  });

  test('is set for all at once, and only what was moved has changed', async () => {
    const { url } = await startTestServer();
    for (const title of ['A', 'B', 'C', 'D']) await create(url, { title });
    const before = await list(url);
    const ids = before.map(({ id }) => id);
    const answer = await call<AdminSpecial[]>(url, 'POST', '/order', { ids: [ids[3], ids[0], ids[1], ids[2]] });
    expect([answer.status, titles(answer.body)]).toEqual([200, ['D', 'A', 'B', 'C']]);
    expect(answer.body[0]?.history[0]).toMatchObject({
      kind: 'moved',
      changes: [{ field: 'order', from: '3', to: '0' }],
    });
    expect(answer.body.map(({ version }) => version)).toEqual([2, 1, 1, 1]);
    expect(await list(url)).toEqual(answer.body);
    const again = await call<AdminSpecial[]>(url, 'POST', '/order', { ids: answer.body.map(({ id }) => id) });
    expect(again.body).toEqual(answer.body);
  });

  test('is changed by an edit, too', async () => {
    const { url } = await startTestServer();
    for (const title of ['A', 'B', 'C']) await create(url, { title });
    const [a] = await list(url);
    const moved = await call(url, 'PUT', `/${a?.id}`, { ...offer, title: 'A', order: 99 });
    expect(moved.body.history[0]).toMatchObject({ kind: 'moved', changes: [{ field: 'order', from: '0', to: '2' }] });
    expect(titles(await list(url))).toEqual(['B', 'C', 'A']);
  });

  test('must name exactly the specials that are there', async () => {
    const { url } = await startTestServer();
    for (const title of ['A', 'B', 'C']) await create(url, { title });
    const [a, b, c] = (await list(url)).map(({ id }) => id);
    await call(url, 'DELETE', `/${c}`);
    for (const ids of [[], [a], [a, a], [a, b, c], [a, c], [a, b, b], [a, b, randomUUID()]]) {
      const answer = await call(url, 'POST', '/order', { ids });
      expect([answer.status, answer.text]).toEqual([
        409,
        'The list of specials has changed in the meantime. Load it again, then put it in order.',
      ]);
    }
    expect(titles(await list(url))).toEqual(['A', 'B']);
    expect((await call(url, 'POST', '/order', { ids: ['A'] })).status).toBe(400);
  });

  test.each([
    ['abcd', 'abcd', ''],
    ['abcd', 'dabc', 'd'],
    ['abcd', 'bcda', 'a'],
    ['abcde', 'acbde', 'b'],
    ['abcdef', 'aebcdf', 'e'],
    ['abc', 'cba', 'ab'],
    ['', '', ''],
  ])('from %s to %s, %s has moved', (before, after, moved) => {
    expect([...movedIds(before.split(''), after.split(''))].toSorted().join('')).toBe(moved);
  });
});

describe('two admins at once', () => {
  test('the second save of a stale edit is refused and overwrites nothing', async () => {
    const { url } = await startTestServer();
    const { id } = await create(url);
    const version = { 'If-Match': '"1"' };
    const first = await call(url, 'PUT', `/${id}`, { ...offer, title: 'Hers' }, version);
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"2"']);
    for (const header of ['"1"', '"3"', '1', 'anything']) {
      const second = await call(url, 'PUT', `/${id}`, { ...offer, title: 'His' }, { 'If-Match': header });
      expect([second.status, second.text]).toEqual([412, adminMessages.stale]);
    }
    expect((await call(url, 'DELETE', `/${id}`, undefined, version)).status).toBe(412);
    expect(titles(await list(url))).toEqual(['Hers']);
    for (const header of ['"2"', '*', '"1", "4"']) {
      const answer = await call(url, 'PUT', `/${id}`, { ...offer, title: header }, { 'If-Match': header });
      expect(answer.status).toBe(200);
    }
  });

  test('of twenty saves that arrive together on the same version, one wins', async () => {
    const { url } = await startTestServer();
    const { id } = await create(url);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(url, 'PUT', `/${id}`, { ...offer, title: `Save ${index}` }, { 'If-Match': '"1"' }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19);
    expect(titles(await list(url))).toEqual(titles(won.map(({ body }) => body)));
  });

  test('specials that are made and deleted together are all there, each once, in places without gaps', async () => {
    const { url, dataDir } = await startTestServer();
    const made = await Promise.all(Array.from({ length: 30 }, (_, index) => create(url, { title: `${index}` })));
    await Promise.all(made.slice(0, 10).map(({ id }) => call(url, 'DELETE', `/${id}`)));
    const left = await list(url);
    expect(new Set(titles(left))).toEqual(new Set(titles(made.slice(10))));
    expect(left.map(({ order }) => order)).toEqual(left.map((_row, index) => index));
    expect(await storedSpecials(dataDir)).toHaveLength(30);
  });
});

test('there is a bound to the number of specials', { timeout: 120_000 }, async () => {
  const { url } = await startTestServer();
  const made = await Promise.all(
    Array.from({ length: mostSpecials }, (_, index) => create(url, { title: `${index}` })),
  );
  const oneMore = await call(url, 'POST', '', offer);
  expect([oneMore.status, oneMore.text]).toEqual([
    409,
    'There are 500 specials already. Delete one that has ended first.',
  ]);
  const ids = (await list(url)).map(({ id }) => id).toReversed();
  expect((await call(url, 'POST', '/order', { ids })).status).toBe(200);
  await call(url, 'DELETE', `/${made[0]?.id}`);
  expect((await call(url, 'POST', '', offer)).status).toBe(201);
  expect((await call(url, 'POST', `/${made[0]?.id}/restore`)).status).toBe(409);
});

describe('what visitors see', () => {
  const seen = async (url: string) => titles(await visible(url)).join();

  test('the active ones that have begun and not ended, today in New York', async () => {
    const clock = stoppedClock(Date.parse('2026-11-21T04:59:59.999Z'));
    const { url } = await startTestServer({ now: clock.now });
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

  test.each([
    ['the longest day, when clocks go back', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['the shortest day, when clocks go forward', '2027-03-14', '2027-03-14T05:00:00Z', 23],
    ['an ordinary day', '2027-07-04', '2027-07-04T04:00:00Z', 24],
  ])('%s is seen from its first to its last millisecond', async (_name, day, midnight, hours) => {
    const clock = stoppedClock(Date.parse(midnight) - 1);
    const { url } = await startTestServer({ now: clock.now });
    await create(url, { title: 'that day', startDate: day, expirationDate: day });
    expect(await seen(url)).toBe('');
    clock.advance(1);
    expect(await seen(url)).toBe('that day');
    clock.advance(hours * 3_600_000 - 1);
    expect(await seen(url)).toBe('that day');
    clock.advance(1);
    expect(await seen(url)).toBe('');
  });

  test('has a tag that changes with what is seen, and is 304 to who has it already', async () => {
    const clock = stoppedClock();
    const { url } = await startTestServer({ now: clock.now });
    // Node's fetch asks caches to pass a conditional request on, and that is no condition any more.
    const ask = (tag?: string) => raw(url, endpoints.specials, tag === undefined ? {} : { 'If-None-Match': tag });
    const tagOf = ({ headers }: RawAnswer) => headers.etag ?? '';
    const titlesOf = ({ bytes }: RawAnswer) => titles(JSON.parse(String(bytes)));
    const { id } = await create(url, { expirationDate: '2026-11-21' });
    const first = await ask();
    expect(tagOf(first)).toMatch(/^"[\w-]{43}"$/);
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

  test('is there after a restart', async () => {
    const first = await startTestServer();
    await create(first.url);
    const before = await list(first.url);
    await first.stop();
    const next = await startTestServer({ dataDir: first.dataDir });
    expect(await list(next.url)).toEqual(before);
    expect(await seen(next.url)).toBe(offer.title);
  });
});

test.each([
  ['POST', endpoints.specials, 'GET, HEAD'],
  ['PATCH', endpoints.adminSpecials, 'GET, HEAD, POST'],
  ['GET', `${endpoints.adminSpecials}/order`, 'POST'],
  ['GET', `${endpoints.adminSpecials}/${randomUUID()}`, 'PUT, DELETE'],
  ['GET', `${endpoints.adminSpecials}/${randomUUID()}/restore`, 'POST'],
])('%s %s is 405 and says what is possible', async (method, path, allow) => {
  const { url } = await startTestServer();
  const answer = await fetch(url + path, { method, headers: { Authorization: 'Bearer salt marsh heron' } });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allow]);
});
