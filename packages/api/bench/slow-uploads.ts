import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, freshCaptcha } from './load.ts';
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
    socket
      .resume()
      .write(
        `POST ${endpoints.careerApplications} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${number}\r\nContent-Type: application/json\r\nContent-Length: ${slow.length}\r\n\r\n{"`,
      );
    while (!over.signal.aborted && !socket.closed) {
      socket.write(Buffer.alloc(slow.perSecond / 20, 'x'));
      await delay(50);
    }
  }
}

/** Twelve at once. @param within seconds */
async function apply(what: string, file: object, { stored, within }: { stored: number; within: number }) {
  const times = await Promise.all(
    Array.from({ length: applicants }, async () => {
      const started = performance.now();
      const body = JSON.stringify({ ...samples['career-application'], ...freshCaptcha(), ...file });
      const headers = { 'Content-Type': 'application/json' };
      const sent = fetch(server.url + endpoints.careerApplications, { method: 'POST', headers, body });
      const status = await sent.then((answer) => answer.status).catch(() => 0);
      return status === 201 ? (performance.now() - started) / 1000 : Infinity;
    }),
  );
  const inTime = times.filter((seconds) => seconds < within).length;
  figure(`${what}: 201 within ${within} s, of ${applicants}`, inTime, '', { least: stored });
  figure(`${what}: the slowest answer`, Math.max(...times), 's');
}

try {
  for (let number = 0; number < slow.clients; number++) void sendSlowly(number);
  // Until all of them wait, with as much in the network's buffers as they can put there.
  await delay(8_000);
  await apply('Without a file', {}, { stored: 12, within: 2 });
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000)]);
  const file = { resumeFileName: 'resume.pdf', fileData: pdf.toString('base64') };
  await apply('A file of 1 MB', file, { stored: 11, within: 10 });
} finally {
  over.abort();
  await server.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
}
