import { connect, createServer, type Socket } from 'node:net';
import { endpoints } from '@hvac/content/model';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { OperatorError } from '../../../src/errors.ts';
import { StoreUnavailable, type Store } from '../../../src/store/store.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { siteWith } from '../../support/built-site.ts';
import { office } from '../../support/inbox.ts';
import { listen } from '../../support/listen.ts';
import { note } from '../../support/leads.ts';
import { startPostgres } from '../../support/postgres.ts';
import { raw } from '../../support/raw.ts';
import { leadPayload, post, postTo, validPayload } from '../../support/requests.ts';
import { fileFields, pdf } from '../../support/resumes.ts';
import { patience, startTestServer, temporaryFolder } from '../../support/server.ts';
import { create } from '../../support/specials.ts';
import { databaseOf } from '../../support/stores.ts';
import { nothingWrong, rounds, Visitors } from '../../support/visitors.ts';

const countAll = async (store: Store) => (await store.countLeads({ all: {} })).all;

/** While the database is away, nobody can be known as one of the office. */
const statusOf = async (url: string): Promise<unknown> => (await fetch(url + endpoints.health)).json();

test(
  'a database that is killed is 503 in a plain sentence, and nothing acknowledged is lost when it is back',
  { timeout: rounds * 45_000 },
  async ({ annotate }) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = postgres.urlOf('postgres');
    const { url, logged } = await startTestServer({ databaseUrl, siteDir: await siteWith() });
    await create(url, { title: 'Tune-up' });
    const limited = await startTestServer({ databaseUrl, rateLimits: true });
    const payload = await validPayload(url);
    // Under load, so that it is killed in the middle of transactions.
    const visitors = new Visitors();
    const sending = Array.from({ length: 8 }, (_, writer) => visitors.send(url, `w${writer}`));
    const enough = async (count: number) => {
      await expect.poll(() => visitors.told.leads, { ...patience, interval: 1 }).toBeGreaterThan(count);
    };
    await enough(50);
    await postgres.kill();
    for (let round = 2; round <= rounds; round++) {
      await postgres.start();
      await enough(visitors.told.leads + 10 + (round % 23));
      await postgres.kill();
    }
    visitors.end();
    await Promise.all(sending);

    const refused = await post(url, payload);
    expect([refused.status, refused.text, refused.headers.get('Retry-After')]).toEqual([
      503,
      'We couldn’t save this. Please try again in a minute, or call us.',
      '30',
    ]);
    const file = await leadPayload(url, 'career-application', fileFields('a.pdf', pdf()));
    expect((await postTo(url + endpoints.careerApplications, file)).status).toBe(503);
    const unread = await office(url, '/leads');
    expect([unread.status, await unread.text()]).toEqual([503, 'We couldn’t load this. Please try again in a minute.']);
    expect(await statusOf(url)).toEqual({ status: 'degraded' });
    // The page says that its offers cannot be read: it is no page of none, and no error.
    const page = await raw(url, '/specials');
    expect([page.status, String(page.bytes)]).toEqual([200, expect.stringContaining('cannot be read')]);
    expect(logged()).toContain('The database is unreachable');
    expect(logged()).not.toContain('postgres:test');
    // Limits go on, counted by each server for itself.
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++) statuses.push((await post(limited.url, payload)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(503), 429]);
    expect((await fetch(limited.url + endpoints.health)).status).toBe(200);

    await postgres.start();
    await expect.poll(() => statusOf(url), patience).toEqual({ status: 'ok' });
    expect(String((await raw(url, '/specials')).bytes)).toContain('Tune-up');
    // The same submissions, with the tokens that they had.
    for (const answer of [await post(url, payload), await postTo(url + endpoints.careerApplications, file)]) {
      expect(answer.status).toBe(201);
    }
    await using store = await openPostgresStore({ url: databaseUrl });
    expect(await visitors.compare(store)).toEqual(nothingWrong);
    expect(await statusOf(url)).toEqual({ status: 'ok' });
    await annotate(`${rounds} kills, ${visitors.told.leads} leads kept, ${visitors.told.erased} erased`);
  },
);

test('a database that hangs holds up nobody at /specials: the page of before is served, and the newest when it is back', async () => {
  const databaseUrl = await databaseOf(await temporaryFolder());
  const { hostname, port } = new URL(databaseUrl);
  const ways: { onward: Socket; socket: Socket }[] = [];
  const way = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) end.on('error', () => {});
    ways.push({ onward, socket });
    socket.pipe(onward).pipe(socket);
  });
  onTestFinished(() => {
    for (const { onward } of ways) onward.destroy();
  });
  const through = new URL(databaseUrl);
  through.port = String(await listen(way));
  const { url } = await startTestServer({ databaseUrl: through.href, siteDir: await siteWith() });
  const other = await startTestServer({ databaseUrl });
  await create(url, { title: 'Tune-up' });
  const pageOf = async () => String((await raw(url, '/specials')).bytes);
  expect(await pageOf()).toContain('Tune-up');
  for (const { onward, socket } of ways) onward.unpipe(socket);
  await create(other.url, { title: 'Filter' });
  const started = performance.now();
  for (let visitor = 0; visitor < 20; visitor++) expect(await pageOf()).toContain('Tune-up');
  // They wait once between them: the limits of a statement are 15 s and more.
  expect(performance.now() - started).toBeLessThan(10_000);
  for (const { onward, socket } of ways) onward.pipe(socket);
  await expect.poll(pageOf, patience).toContain('Filter');
});

test('connections that are cut off, in use or not, are replaced, also that of a server that is alone at its work', async () => {
  const url = new URL(await databaseOf(await temporaryFolder()));
  // Other tests use the server, too.
  url.searchParams.set('application_name', 'cut off');
  await using store = await openPostgresStore({ url: url.href });
  await store.insertLead(note('kept'));
  const operator = new Client(url.href);
  await operator.connect();
  onTestFinished(() => operator.end());
  const cut = () =>
    operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cut off' and pid <> pg_backend_pid()`);
  await store.withLock('retention', async () => {
    await cut();
    await expect.poll(() => countAll(store).catch(() => undefined), patience).toBe(1);
  });
  expect(await store.withLock('retention', async () => 'again')).toBe('again');
  await cut();
  await expect.poll(() => countAll(store).catch(() => undefined), patience).toBe(1);
  expect(store.state()).toBe('ready');
});

// @see npgsql/efcore.pg#1306, lidofinance/lido-keys-api#268: connections stay with the server of before
test('after a failover, one lead at most is refused: connections to the server that only reads now are closed', async () => {
  const url = new URL(await databaseOf(await temporaryFolder()));
  const operator = new Client(url.href);
  await operator.connect();
  onTestFinished(() => operator.end());
  await operator.query(`create role failover superuser login password 'test'`);
  url.username = 'failover';
  await using store = await openPostgresStore({ url: url.href });
  await operator.query('alter role failover set default_transaction_read_only = on');
  await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'failover'`);
  await expect.poll(() => countAll(store).catch(() => undefined), patience).toBe(0);
  await Promise.all(Array.from({ length: 10 }, () => countAll(store)));
  await operator.query('alter role failover reset default_transaction_read_only');
  await expect(store.insertLead(note('refused'))).rejects.toThrow(StoreUnavailable);
  expect(await store.insertLead(note('kept'))).toEqual({ outcome: 'created' });
});

// @see logto-io/logto#8065, neondatabase/neon#6291
test('an address of PgBouncer is told at the start', async () => {
  const refusal = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(refusal.length + 4);
  const pooler = createServer((socket) => socket.end(Buffer.concat([Buffer.from('E'), length, refusal])));
  const databaseUrl = `postgres://postgres:secret@127.0.0.1:${await listen(pooler)}/x`;
  await expect(startTestServer({ databaseUrl })).rejects.toThrow(
    new OperatorError('DATABASE_URL is of a connection pool, such as PgBouncer. Use the address of PostgreSQL itself.'),
  );
});

// An iPhone types quotes that LATIN1 lacks, and WIN1252 has no emoji.
test.each(['LATIN1', 'WIN1252', 'SQL_ASCII'])('a database in %s is refused at the start', async (encoding) => {
  const url = new URL(inject('postgres'));
  url.pathname = `/${encoding.toLowerCase()}`;
  const operator = new Client(inject('postgres'));
  await operator.connect();
  onTestFinished(() => operator.end());
  await operator.query(`create database ${encoding} encoding '${encoding}' template template0 locale 'C'`);
  await expect(startTestServer({ databaseUrl: url.href })).rejects.toThrow(
    new OperatorError(`The database is in ${encoding}, which lacks letters that visitors type. Make it in UTF8.`),
  );
});

test.each(['postgres://postgres:secret@127.0.0.1:1/x', 'postgres://postgres:secret@nowhere.invalid/x'])(
  'a database that cannot be reached is told at the start, without its password: %s',
  async (databaseUrl) => {
    const starting = startTestServer({ databaseUrl });
    await expect(starting).rejects.toThrow(OperatorError);
    await expect(starting).rejects.toThrow(/^PostgreSQL cannot be reached \([A-Z_]+\)\. Check DATABASE_URL\.$/);
  },
);
