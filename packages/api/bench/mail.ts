import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { endpoints, type Health } from '@hvac/content/model';
import { SMTPServer } from 'smtp-server';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';

const root = await mkdtemp(join(tmpdir(), 'mail-bench-'));
const arrived = new Map<string, number>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    stream.on('end', () => {
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
try {
  const server = await startServerProcess({
    DATA_DIR: root,
    CAPTCHA_SECRET: captchaSecret,
    ADMIN_PASSWORD: 'salt marsh heron',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'website@hvac.example',
    MAIL_TO: 'office@hvac.example',
  });
  const started = performance.now();
  const load = await submitFor(server.url, 20, 3, 100);
  const headers = { Authorization: 'Bearer salt marsh heron' };
  const waiting = async () =>
    ((await (await fetch(server.url + endpoints.health, { headers })).json()) as Health).mailWaiting;
  const total = (await waiting()) + arrived.size;
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  await server.kill('SIGTERM');
  figure('Submissions while letters go out, p99', load.p99, 'ms', { most: 100 });
  figure('Leads', total, '');
  figure('Of them mailed', arrived.size, '', { least: total });
  figure('Mailed twice', [...arrived.values()].filter((count) => count > 1).length, '', { most: 0 });
  figure('All mailed in', (performance.now() - started) / 1000, 's');
} finally {
  smtp.close();
  await rm(root, { recursive: true, force: true });
}
