import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import { figure } from '../../../.ci/figures.ts';
import { applicationTail, randomPdf, sendApplication, sendAt } from './application.ts';
import { captchaSecret } from './load.ts';
import { startServerProcess } from './server-process.ts';

// 40 clients that send large bodies as slowly as they like, and come back when they are refused, each from an address of
// its own. Meanwhile 12 people apply without a file, then 12 with one.
const slow = { clients: 40, perSecond: 13_600, length: 7_000_000 };
const applicants = 12;

const root = await mkdtemp(join(tmpdir(), 'slow-uploads-bench-'));
const server = await startServerProcess({
  DATA_DIR: root,
  CAPTCHA_SECRET: captchaSecret,
  ADMIN_PASSWORD: 'salt marsh heron',
  TRUST_PROXY: '1',
});
const over = new AbortController();

async function sendSlowly(number: number): Promise<void> {
  while (!over.signal.aborted) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
    const gone = new AbortController();
    socket.once('close', () => gone.abort()).resume();
    socket.write(
      `POST ${endpoints.careerApplications} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${number}\r\nContent-Type: application/json\r\nContent-Length: ${slow.length}\r\n\r\n{"`,
    );
    const body = Buffer.alloc(slow.length, 'x');
    await sendAt(slow.perSecond, body, (part) => over.signal.aborted || socket.write(part), gone.signal).catch(
      () => {},
    );
  }
}

/** Twelve at once. */
async function apply(what: string, tail: Buffer, { stored, within }: { stored: number; within: number }) {
  const answers = await Promise.all(Array.from({ length: applicants }, () => sendApplication(server.url, tail, 1e6)));
  const inTime = answers.filter(({ status, took }) => status === 201 && took < within * 1000).length;
  figure(`${what}: 201 within ${within} s, of ${applicants}`, inTime, '', { least: stored });
  figure(`${what}: the slowest answer`, Math.max(...answers.map(({ took }) => took)) / 1000, 's');
}

try {
  for (let number = 0; number < slow.clients; number++) void sendSlowly(number);
  // Until all of them wait, with as much in the network's buffers as they can put there.
  await delay(8_000);
  await apply('Without a file', applicationTail(), { stored: 12, within: 2 });
  await apply('A file of 1 MB at 1 MB/s', applicationTail(randomPdf(1_000_000)), { stored: 11, within: 10 });
} finally {
  over.abort();
  await server.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
}
