import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { endpoints } from '@hvac/content/model';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, percentile } from './load.ts';
import { startServerProcess } from './server-process.ts';
import type { UploadOrder } from './upload-sender.ts';

const uploads = 200;

/** Milliseconds of one call that everybody makes. */
async function askForCaptcha(url: string): Promise<number> {
  const started = performance.now();
  await (await fetch(url + endpoints.captcha)).arrayBuffer();
  return performance.now() - started;
}

const root = await mkdtemp(join(tmpdir(), 'api-uploads-'));
try {
  const environment = {
    DATA_DIR: root,
    CAPTCHA_SECRET: captchaSecret,
    ADMIN_PASSWORD: 'salt marsh heron',
    TRUST_PROXY: '1',
  };
  const server = await startServerProcess(environment);
  await askForCaptcha(server.url);
  const started = performance.now();
  const order: UploadOrder = { url: server.url, uploads };
  // A thread of its own, so that the work of sending does not count as waiting.
  const sender = new Worker(new URL('upload-sender.ts', import.meta.url), { workerData: order });
  const answered = new AbortController();
  const sent = once(sender, 'message').finally(() => answered.abort());
  const waits: number[] = [];
  while (!answered.signal.aborted) {
    waits.push(await askForCaptcha(server.url));
    await delay(5);
  }
  const [statuses] = (await sent) as [number[]];
  const seconds = (performance.now() - started) / 1000;
  const peak = await server.peak();
  const kept = (await readdir(join(root, 'resumes'))).length;
  await server.kill('SIGTERM');

  figure('Answered 201', statuses.filter((status) => status === 201).length, '', { least: uploads });
  figure('Files kept', kept, '', { least: uploads });
  figure('All answered in', seconds, 's');
  figure('Most memory resident', peak, 'MiB', { most: 400 });
  figure('GET /api/captcha meanwhile, median', median(waits), 'ms');
  figure('GET /api/captcha meanwhile, p99', percentile(waits, 99), 'ms', { most: 250 });
} finally {
  await rm(root, { recursive: true, force: true });
}
