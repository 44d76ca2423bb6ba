import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import type { SpecialBody } from '@hvac/content/model';
import autocannon from 'autocannon';
import { goal } from './goals.ts';
import { startServerProcess } from './server-process.ts';

/** GET /api/specials with 50 specials: as many answers as one process, and so one core, gives. */
const count = 50;
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
  const first = await fetch(server.url + endpoints.specials);
  const size = (await first.arrayBuffer()).byteLength;
  const tag = first.headers.get('ETag') ?? '';
  console.log(
    `| GET ${endpoints.specials}, ${count} specials, ${(size / 1024).toFixed(0)} KiB | a second | a second of processor time | p99 | |\n|---|---|---|---|---|`,
  );
  for (const [name, headers] of [
    ['200, all of it', {}],
    ['304, to who has it', { 'If-None-Match': tag }],
  ] as const) {
    const options = { url: server.url + endpoints.specials, connections: 20, headers };
    await autocannon({ ...options, duration: 2 });
    const before = (await server.processorTime()) ?? NaN;
    const { requests, latency, statusCodeStats } = await autocannon({ ...options, duration: 8 });
    const busy = ((await server.processorTime()) ?? NaN) - before;
    const statuses = Object.keys(statusCodeStats ?? {}).join(', ');
    const figures = [requests.average.toFixed(0), (requests.total / busy).toFixed(0), `${latency.p99} ms`];
    figures.push(goal(`GET ${endpoints.specials}, ${name}`, requests.total / busy, { least: 3000 }));
    console.log(`| ${name} (${statuses}) | ${figures.join(' | ')} |`);
  }
  await server.kill('SIGTERM');
} finally {
  await rm(root, { recursive: true, force: true });
}
