import { randomUUID } from 'node:crypto';
import { adminMessages, endpoints, type AdminSpecial } from '@hvac/content/model';
import { describe, expect } from 'vitest';
import { maxSpecials } from '../../src/specials/special-rows.ts';
import { test } from '../support/fixtures.ts';
import { raw, type RawAnswer } from '../support/raw.ts';
import { startTestServer, startWithClock, temporaryFolder } from '../support/server.ts';
import { openTestStore } from '../support/stores.ts';
import { call, create, list, offer, storedSpecials, titles, visible } from '../support/specials.ts';

const { printURL: _none, ...offerFields } = offer;

describe('a new special that is sent twice', () => {
  const key = { 'Idempotency-Key': randomUUID() };

  test('is one special, in its latest words', async ({ url }) => {
    const [first, second] = await Promise.all([call(url, 'POST', '', offer, key), call(url, 'POST', '', offer, key)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    const third = await call(url, 'POST', '', { ...offer, title: 'Fall tune-up, mended' }, key);
    expect([third.status, third.body.version]).toEqual([201, 2]);
    expect(titles(await list(url))).toEqual(['Fall tune-up, mended']);
  });

  test('does not undo what a colleague made of it', async ({ url }) => {
    const { body } = await call(url, 'POST', '', offer, key);
    await call(url, 'PUT', `/${body.id}`, { ...offer, title: 'By a colleague' });
    expect((await call(url, 'POST', '', offer, key)).status).toBe(412);
    expect(titles(await list(url))).toEqual(['By a colleague']);
  });

  test('needs a UUID for its key', async ({ url }) => {
    const { status, text } = await call(url, 'POST', '', offer, { 'Idempotency-Key': '../1' });
    expect([status, text]).toEqual([400, 'The Idempotency-Key has to be a UUID']);
    expect(await list(url)).toEqual([]);
  });
});

describe('the bodies of the first contract alone', () => {
  test('a special is created, edited and deleted without order, start date or If-Match', async ({ url }) => {
    const created = await call(url, 'POST', '', offer);
    expect([created.status, created.body]).toMatchObject([201, { ...offerFields, order: 0, version: 1 }]);
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

  test('an empty print address and an empty start date are stored as absent', async ({ url, dataDir }) => {
    const { id } = await create(url, { printURL: 'https://example.com/coupon.pdf', startDate: '2026-11-01' });
    await call(url, 'PUT', `/${id}`, { ...offer, printURL: '', startDate: '' });
    const [stored] = await storedSpecials(dataDir);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(
      [...Object.keys(offerFields), 'createdAt', 'id', 'order', 'version'].toSorted(),
    );
  });
});

test('an edit that changes nothing leaves the version', async ({ url }) => {
  const created = await create(url);
  const same = await call(url, 'PUT', `/${created.id}`, { ...offer, title: `  ${offer.title} `, order: 0 });
  expect([same.status, same.body]).toEqual([200, created]);
});

describe('deleting and restoring', () => {
  test('the deleted are listed apart, the latest first, and come back to where they stood', async () => {
    const { clock, url } = await startWithClock();
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

  test('a query that asks for neither list is a sentence', async ({ url }) => {
    const answer = await call(url, 'GET', '?deleted=yes');
    expect([answer.status, answer.text]).toEqual([400, 'Please ask for deleted=1 or deleted=0']);
    expect(await list(url, '?deleted=0&other=1')).toEqual([]);
  });

  test('restoring what is not deleted changes nothing', async ({ url }) => {
    const created = await create(url);
    expect((await call(url, 'POST', `/${created.id}/restore`)).body).toEqual(created);
  });

  test.for<[string, string, object | undefined]>([
    ['PUT', '', offer],
    ['DELETE', '', undefined],
    ['POST', '/restore', undefined],
  ])('%s of a special that is not there is 404 with a sentence', async ([method, suffix, body], { url }) => {
    const { id } = await create(url);
    await call(url, 'DELETE', `/${id}`);
    const ids = [randomUUID(), 'no-id', '__proto__', '..%2Fspecials', ...(suffix ? [] : [id])];
    for (const unknown of ids) {
      const answer = await call(url, method, `/${unknown}${suffix}`, body);
      expect([answer.status, answer.text]).toEqual([404, adminMessages.gone]);
    }
  });
});

test('there are 500 specials at most, and the latest 500 deleted ones can be restored', async () => {
  const dataDir = await temporaryFolder();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const rows = Array.from({ length: maxSpecials }, (_, order): AdminSpecial => {
    return { ...offerFields, id: randomUUID(), order, createdAt: at(0), version: 1 };
  });
  const deleted = rows.map((row, minute) => ({ ...row, id: randomUUID(), deletedAt: at(minute) }));
  const store = await openTestStore(dataDir);
  await store.updateRows('specials', () => ({ rows: [...rows, ...deleted], result: undefined }));
  await store.close();
  const { url } = await startTestServer({ dataDir });
  const full = await call(url, 'POST', '', offer);
  expect([full.status, full.text]).toEqual([409, 'There are already 500 specials. Delete one that has ended first.']);
  const ids = rows.map(({ id }) => id).toReversed();
  expect((await call(url, 'POST', '/order', { ids })).status).toBe(200);
  await call(url, 'DELETE', `/${ids[0]}`);
  const kept = (await list(url, '?deleted=1')).map(({ id }) => id);
  expect([kept.length, kept[0], kept.includes(deleted[0]?.id ?? '')]).toEqual([maxSpecials, ids[0], false]);
  expect((await call(url, 'POST', '', offer)).status).toBe(201);
  expect((await call(url, 'POST', `/${ids[0]}/restore`)).status).toBe(409);
});

test('another method is 405 and says what is possible', async ({ url }) => {
  const answer = await call(url, 'PATCH');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});

describe('what visitors see', () => {
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
