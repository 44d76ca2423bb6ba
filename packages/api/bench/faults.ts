import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import * as fc from 'fast-check';
import { everyKind } from '../src/lead/kinds.ts';
import { badBodies, seed } from '../test/support/bodies.ts';
import { goal } from './goals.ts';
import { captchaSecret, median, percentile } from './load.ts';
import { startServerProcess } from './server-process.ts';

// What bad clients cost: 10,000 generated bodies a route, and clients that never end what they began.
const bodies = 10_000;
const slow = { heads: 500, bodies: 50 };

/** Milliseconds of one call. */
async function timed(url: string, init?: RequestInit): Promise<{ status: number; took: number }> {
  const started = performance.now();
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return { status: response.status, took: performance.now() - started };
}

/** Begins a request that never ends. Settles with the milliseconds until the server closed it. */
function beginOnly(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    // Closed without a word, or in the middle of one: what counts is when.
    socket.on('error', () => {}).on('close', () => resolve(performance.now() - started));
    socket.resume();
  });
}

const root = await mkdtemp(join(tmpdir(), 'faults-bench-'));
const environment = { DATA_DIR: root, CAPTCHA_SECRET: captchaSecret, ADMIN_PASSWORD: 'salt marsh heron' };
const server = await startServerProcess(environment);
try {
  console.log(
    `| ${bodies} generated bodies (seed ${seed}, ${cpus().length} cores) | answers | median | p99 | slowest |`,
  );
  console.log('|---|---|---|---|---|');
  for (const { name, path } of everyKind) {
    const headers = { 'Content-Type': 'application/json' };
    const times: number[] = [];
    const statuses = new Set<number>();
    for (const body of fc.sample(badBodies(name), { seed, numRuns: bodies })) {
      const { status, took } = await timed(server.url + path, { method: 'POST', headers, body: Buffer.from(body) });
      statuses.add(status);
      times.push(took);
    }
    const figures = [median(times), percentile(times, 99), Math.max(...times)].map((time) => `${time.toFixed(1)} ms`);
    const failed = [...statuses].filter((status) => status >= 500).length;
    const promises = [
      goal(`${path}: 5xx`, failed, { most: 0 }),
      goal(`${path}: slowest`, Math.max(...times), { most: 100 }),
    ];
    console.log(`| ${path} | ${[...statuses].join(', ')} | ${figures.join(' | ')} (${promises.join('; ')}) |`);
  }

  const head = `POST ${endpoints.serviceRequests} HTTP/1.1\r\nHost: x\r\nX-Slow: `;
  const body = `POST ${endpoints.serviceRequests} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  const begun = (count: number, text: string) =>
    Promise.all(Array.from({ length: count }, () => beginOnly(server.url, text)));
  const state = { open: true };
  const closed = Promise.all([begun(slow.heads, head), begun(slow.bodies, body)]).finally(() => {
    state.open = false;
  });
  const health: number[] = [];
  while (state.open) {
    health.push((await timed(server.url + endpoints.health)).took);
    await delay(20);
  }
  const [heads, requests] = await closed;
  const seconds = (times: readonly number[]) => `${(Math.max(...times) / 1000).toFixed(1)} s`;
  console.log('\n| slow clients | |\n|---|---|');
  console.log(
    `| ${slow.heads} slow heads, ${slow.bodies} slow bodies, the last one closed after | ${seconds(heads)}, ${seconds(requests)} (${goal('Slow heads', Math.max(...heads), { most: 12_000 })}, ${goal('Slow bodies', Math.max(...requests), { most: 125_000 })}) |`,
  );
  console.log(
    `| GET ${endpoints.health} meanwhile, p99 of ${health.length} | ${percentile(health, 99).toFixed(0)} ms (${goal('GET /api/health, p99', percentile(health, 99), { most: 200 })}) |`,
  );
} finally {
  await server.kill('SIGTERM');
  await rm(root, { recursive: true, force: true });
}
