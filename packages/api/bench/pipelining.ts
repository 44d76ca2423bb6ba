import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import { figure } from '../../../.ci/figures.ts';
import { startServerProcess } from './server-process.ts';

// One client that sends 60,000 requests for the home page on one connection, and reads no answer.
const requests = 60_000;

const root = await mkdtemp(join(tmpdir(), 'pipelining-bench-'));
const server = await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: 'salt marsh heron' });

/** Asks for health again and again. @returns milliseconds of each answer */
async function watchHealth(seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    await (await fetch(server.url + endpoints.health)).arrayBuffer();
    times.push(performance.now() - started);
    await delay(10);
  }
  return times;
}

try {
  // The page once, so that its first reading does not count.
  await (await fetch(server.url)).arrayBuffer();
  const quiet = await watchHealth(5);
  const before = (await server.peak()) ?? NaN;
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {}).pause();
  const started = performance.now();
  let closedAfter: number | undefined;
  socket.once('close', () => (closedAfter = performance.now() - started));
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  const busy = await watchHealth(5);
  socket.destroy();
  const after = (await server.peak()) ?? NaN;
  figure('Most memory resident, growth', after - before, 'MiB', { most: 50 });
  figure('The connection, closed after', closedAfter, 'ms');
  figure(`GET ${endpoints.health} before, slowest`, Math.max(...quiet), 'ms');
  figure(`GET ${endpoints.health} meanwhile, slowest`, Math.max(...busy), 'ms', { most: 200 });
} finally {
  await server.kill('SIGTERM');
  await rm(root, { recursive: true, force: true });
}
