import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, type Health, type SpecialBody } from '@hvac/content/model';
import autocannon from 'autocannon';
import { figure } from '../../../.ci/figures.ts';
import { startServerProcess } from './server-process.ts';

/**
 * GET /api/specials, and the page of the built site with the same specials in it: as many answers as one process, and so
 * one core, gives.
 */
const count = 50;
const page = '/specials';
const password = 'salt marsh heron';

const special = (index: number): SpecialBody => ({
  title: `Fall tune-up for ${index + 1} systems`,
  description: 'A tune-up of your cooling and heating system: coils, drain, refrigerant and filter. '.repeat(3).trim(),
  discount: '15% off',
  terms: 'Within the service area. Mention it when you schedule. Not combinable with other offers.',
  expirationDate: '2099-12-31',
});

const root = await mkdtemp(join(tmpdir(), 'api-bench-'));
try {
  const server = await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: password });
  for (let index = 0; index < count; index++) {
    const response = await fetch(server.url + endpoints.adminSpecials, {
      method: 'POST',
      headers: { Authorization: `Bearer ${password}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(special(index)),
    });
    if (response.status !== 201) throw new Error(`A special was answered with ${response.status}`);
  }
  const health = (await (
    await fetch(server.url + endpoints.health, { headers: { Authorization: `Bearer ${password}` } })
  ).json()) as Health;
  if (health.specialsPage !== 'ok') throw new Error('The site is not built: npm run build');
  const browser = { 'Accept-Encoding': 'gzip, deflate, br' };
  for (const [path, least] of [
    [endpoints.specials, 3000],
    [page, 2000],
  ] as const) {
    const first = await fetch(server.url + path, { headers: browser });
    await first.arrayBuffer();
    const tag = first.headers.get('ETag') ?? '';
    figure(`GET ${path}, size`, Number(first.headers.get('Content-Length')) / 1024, 'KiB');
    for (const [name, headers] of [
      ['200, all of it', {}],
      ['304, to who has it', { 'If-None-Match': tag }],
    ] as const) {
      const options = { url: server.url + path, connections: 20, headers: { ...browser, ...headers } };
      await autocannon({ ...options, duration: 2 });
      const before = (await server.processorTime()) ?? NaN;
      const { requests, latency } = await autocannon({ ...options, duration: 8 });
      const busy = ((await server.processorTime()) ?? NaN) - before;
      figure(`GET ${path}, ${name}`, requests.total / busy, 'a second', { least });
      figure(`GET ${path}, ${name}, p99`, latency.p99, 'ms');
    }
  }
  await server.kill('SIGTERM');
} finally {
  await rm(root, { recursive: true, force: true });
}
