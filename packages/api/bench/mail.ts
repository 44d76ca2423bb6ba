import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { endpoints, type Health } from '@hvac/content/model';
import { SMTPServer } from 'smtp-server';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';

// Submissions with mail on against mail off, in turns on one machine; then 1,000 leads that all have to arrive.
const rounds = 3;
const connections = 20;
const seconds = 8;

const root = await mkdtemp(join(tmpdir(), 'mail-bench-'));
const arrived = new Map<string, number>();
/** How long the mail server takes for each message, in milliseconds. */
let taking = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    stream.on('end', () => {
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      setTimeout(done, taking);
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
const mail = {
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  MAIL_FROM: 'website@hvac.example',
  MAIL_TO: 'office@hvac.example',
};
const environment = (name: string) => ({
  DATA_DIR: join(root, name),
  CAPTCHA_SECRET: captchaSecret,
  ADMIN_PASSWORD: 'salt marsh heron',
});

/** p99 of submissions, each round on a new server with nothing stored. */
async function p99(name: string, more: Record<string, string>): Promise<number> {
  const server = await startServerProcess({ ...environment(name), ...more });
  await submitFor(server.url, connections, 2);
  const load = await submitFor(server.url, connections, seconds);
  await server.kill('SIGTERM');
  process.stderr.write(`${name}: ${load.perSecond.toFixed(0)} a second, p99 ${load.p99.toFixed(0)} ms\n`);
  return load.p99;
}

try {
  const off: number[] = [];
  const on: number[] = [];
  const slow: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    off.push(await p99(`off-${round}`, {}));
    on.push(await p99(`on-${round}`, mail));
    taking = 1_000;
    slow.push(await p99(`slow-${round}`, mail));
    taking = 0;
  }
  arrived.clear();
  const server = await startServerProcess({ ...environment('thousand'), ...mail });
  const started = performance.now();
  let stored = 0;
  while (stored < 1000) {
    const load = await submitFor(server.url, connections, 1);
    stored += Math.round(load.perSecond);
  }
  const health = async () =>
    (await (
      await fetch(server.url + endpoints.health, { headers: { Authorization: 'Bearer salt marsh heron' } })
    ).json()) as Health;
  const total = (await health()).mailWaiting + arrived.size;
  while ((await health()).mailWaiting > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  const took = (performance.now() - started) / 1000;
  await server.kill('SIGTERM');
  const twice = [...arrived.values()].filter((count) => count > 1).length;
  figure('Submissions, p99, mail off', median(off), 'ms');
  figure('Mail on against off', median(on) / median(off), 'times', { most: 1.2 });
  figure('A mail server that takes a second, against mail off', median(slow) / median(off), 'times', { most: 1.2 });
  figure('Leads at once', total, '');
  figure('Of them mailed', arrived.size, '', { least: total });
  figure('Mailed twice', twice, '', { most: 0 });
  figure('All mailed in', took, 's');
} finally {
  smtp.close();
  await rm(root, { recursive: true, force: true });
}
