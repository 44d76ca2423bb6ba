import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import * as fc from 'fast-check';
import { allLeadKinds } from '../src/leads/model/lead-kinds.ts';
import { badBodies, seed } from '../test/support/bodies.ts';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, percentile } from './load.ts';
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
  console.log(`Seed ${seed}`);
  for (const { name, path } of allLeadKinds) {
    const headers = { 'Content-Type': 'application/json' };
    const times: number[] = [];
    const statuses = new Set<number>();
    for (const body of fc.sample(badBodies(name), { seed, numRuns: bodies })) {
      const { status, took } = await timed(server.url + path, { method: 'POST', headers, body: Buffer.from(body) });
      statuses.add(status);
      times.push(took);
    }
    figure(`${path}: answers of 500 and above`, [...statuses].filter((status) => status >= 500).length, '', {
      most: 0,
    });
    figure(`${path}: p99`, percentile(times, 99), 'ms');
    figure(`${path}: slowest`, Math.max(...times), 'ms', { most: 100 });
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
  const longest = (times: readonly number[]) => Math.max(...times) / 1000;
  figure(`${slow.heads} slow heads, the last one closed after`, longest(heads), 's', { most: 12 });
  figure(`${slow.bodies} slow bodies, the last one closed after`, longest(requests), 's', { most: 125 });
  figure(`GET ${endpoints.health} meanwhile, p99`, percentile(health, 99), 'ms', { most: 200 });
} finally {
  await server.kill('SIGTERM');
  await rm(root, { recursive: true, force: true });
}
