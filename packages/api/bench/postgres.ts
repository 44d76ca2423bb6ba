import { Client } from 'pg';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';

// Filling and indexing as many takes minutes: LEADS=100000 is quicker.
const leads = Number(process.env['LEADS'] ?? 1_000_000);
const password = 'salt marsh heron';

/** Leads of two years, about 1 kB each, no two with the same name, number and words. */
const fill = `
  insert into leads (id, kind, received_at, nonce, entity, submission, state, status, unread, suspect, deleted,
    stuck, newest_at, searched, numbers)
  select id, 'service-request', at, id, json_build_object('id', id, 'firstName', name, 'lastName', 'Whitfield', 'phone', phone,
      'email', name || '@example.com', 'serviceType', 'Schedule Repair', 'message', said, 'isNewCustomer', true,
      'createdAt', iso),
    json_build_object('nonce', id, 'digest', id, 'suspect', json_build_array(), 'receivedAt', iso),
    '{"status":"done","unread":false,"cleared":false,"notes":[],"history":[],"deliveries":{}}',
    'done', false, false, false, false, at, concat_ws(E'\\n', name, 'whitfield', phone, name || '@example.com', said), phone
  from (select gen_random_uuid()::text as id, 'dana' || md5(n::text) as name, (9040000000 + n)::text as phone,
    (extract(epoch from now()) * 1000)::bigint - n * 60000 as at,
    to_char(now() - n * interval '60 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as iso,
    repeat('the upstairs unit blows warm air since tuesday and the drain pan is full. ', 4) || md5((n * 7)::text) as said
    from generate_series(1, $1::bigint) n) made`;

// Containers have little shared memory.
const postgres = await startPostgres([
  'shared_buffers=512MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=4GB',
  'dynamic_shared_memory_type=mmap',
  'max_parallel_maintenance_workers=0',
]);
try {
  const url = postgres.urlOf('postgres');
  await (await openPostgresStore({ url })).close();
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  const [{ indexdef } = { indexdef: '' }] = (
    await client.query<{ indexdef: string }>(`select indexdef from pg_indexes where indexname = 'leads_searched'`)
  ).rows;
  await client.query('drop index leads_searched');
  await client.query(fill, [leads]);
  await client.query(indexdef);
  await client.query('vacuum analyze leads');
  await client.end();
  figure('Leads stored', leads);

  const environment = { DATABASE_URL: url, CAPTCHA_SECRET: captchaSecret, ADMIN_PASSWORD: password };
  const one = await startServerProcess({ ...environment, DATA_DIR: '/tmp/bench-one' });
  figure('Ready after the start', one.startedIn, 'ms');
  figure('Resident after the start', await one.resident(), 'MiB');
  for (const [name, query, most] of [
    ['First page', '', 50],
    ['Search: a word nobody said', '?view=all&q=kanarienvogel', 300],
    ['Search: a telephone number', '?view=all&q=904-000-0777', 300],
    ['Search: two words of one lead', '?view=all&q=dana+cfcd208495d5', 300],
    ['Search: a word that all said', '?view=all&q=upstairs', 300],
  ] as const) {
    const times: number[] = [];
    // The first two are for the compiler and the caches.
    for (let count = -2; count < 15; count++) {
      const started = performance.now();
      const answer = await fetch(`${one.url}/api/admin/leads${query}`, {
        headers: { Authorization: `Bearer ${password}` },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
      if (count >= 0) times.push(performance.now() - started);
    }
    figure(name, median(times), 'ms');
    figure(`${name}: slowest of 15`, Math.max(...times), 'ms', { most });
  }
  await submitFor(one.url, 20, 2);
  const usedBefore = (await one.processorTime()) ?? NaN;
  const alone = await submitFor(one.url, 20, 10);
  const used = ((await one.processorTime()) ?? NaN) - usedBefore;
  figure('Durable answers (201) of one server, 20 connections', alone.perSecond, 'a second', { least: 500 });
  figure('Their p99', alone.p99, 'ms', { most: 100 });
  figure('Processor time of the server for one', (used * 100) / alone.perSecond, 'ms');
  const two = await startServerProcess({ ...environment, DATA_DIR: '/tmp/bench-two' });
  const both = await Promise.all([one, two].map((server) => submitFor(server.url, 10, 10)));
  const rate = both.reduce((sum, { perSecond }) => sum + perSecond, 0);
  figure('Of two servers on the same cores, 10 connections each', rate, 'a second');
  figure('Two servers against one', rate / alone.perSecond, 'times');
  const others = [alone, ...both].reduce((sum, load) => sum + load.others, 0);
  figure('Answers other than 201', others, '', { most: 0 });
  for (const server of [one, two]) await server.kill('SIGTERM');
} finally {
  await postgres.stop();
}
// The library's own hook would end it with 0.
process.exit();
