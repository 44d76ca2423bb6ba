import { randomUUID } from 'node:crypto';
import { adminMessages, type AdminSpecial } from '@hvac/content/model';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { call, create, list, offer, titles, visible } from '../support/specials.ts';

describe('the order', () => {
  test('new ones come last unless a place is given, and the places have no gaps', async ({ url }) => {
    for (const title of ['A', 'B', 'C']) await create(url, { title });
    await create(url, { title: 'First', order: 0 });
    await create(url, { title: 'Far', order: 9000 });
    const specials = await list(url);
    expect(titles(specials)).toEqual(['First', 'A', 'B', 'C', 'Far']);
    expect(specials.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    expect(titles(await visible(url))).toEqual(titles(specials));
  });

  test('is set for all at once, and only those with another place change', async ({ url }) => {
    for (const title of ['A', 'B', 'C', 'D']) await create(url, { title });
    const before = await list(url);
    const ids = before.map(({ id }) => id);
    const answer = await call<AdminSpecial[]>(url, 'POST', '/order', { ids: [ids[2], ids[1], ids[0], ids[3]] });
    expect([answer.status, titles(answer.body)]).toEqual([200, ['C', 'B', 'A', 'D']]);
    expect(answer.body.map(({ version }) => version)).toEqual([2, 1, 2, 1]);
    expect(await list(url)).toEqual(answer.body);
    const again = await call<AdminSpecial[]>(url, 'POST', '/order', { ids: answer.body.map(({ id }) => id) });
    expect(again.body).toEqual(answer.body);
  });

  test('is changed by an edit, too', async ({ url }) => {
    for (const title of ['A', 'B', 'C']) await create(url, { title });
    const [a] = await list(url);
    const moved = await call(url, 'PUT', `/${a?.id}`, { ...offer, title: 'A', order: 99 });
    expect(moved.body).toMatchObject({ order: 2, version: 2 });
    expect(titles(await list(url))).toEqual(['B', 'C', 'A']);
  });

  test('must name exactly the specials that are there', async ({ url }) => {
    for (const title of ['A', 'B', 'C']) await create(url, { title });
    const [a, b, c] = (await list(url)).map(({ id }) => id);
    await call(url, 'DELETE', `/${c}`);
    for (const ids of [[], [a], [a, a], [a, b, c], [a, c], [a, b, b], [a, b, randomUUID()]]) {
      const answer = await call(url, 'POST', '/order', { ids });
      expect([answer.status, answer.text]).toEqual([
        409,
        'The list of specials has just changed. Reload it and try again.',
      ]);
    }
    expect(titles(await list(url))).toEqual(['A', 'B']);
    expect((await call(url, 'POST', '/order', { ids: ['A'] })).status).toBe(400);
  });
});

describe('two admins at once', () => {
  test('the second save of a stale edit is refused and overwrites nothing', async ({ url }) => {
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
    // Proxies that compress an answer change its ETag, and give it back so.
    for (const header of ['"2"', '*', '"1", "4"', 'W/"5"', '"6-gzip"', '"7--gzip"', 'W/"8;br"']) {
      const answer = await call(url, 'PUT', `/${id}`, { ...offer, title: header }, { 'If-Match': header });
      expect([header, answer.status]).toEqual([header, 200]);
    }
  });

  test('of twenty saves that arrive together on the same version, one wins', async ({ url }) => {
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
});
