import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { endpoints } from '@hvac/content/model';
import { goal } from './goals.ts';
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
  const environment = { DATA_DIR: root, CAPTCHA_SECRET: captchaSecret, ADMIN_PASSWORD: 'salt marsh heron' };
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

  console.log(`\n| ${uploads} uploads of 5 MB at once (${cpus().length} cores) | |\n|---|---|`);
  const taken = statuses.filter((status) => status === 201).length;
  console.log(
    `| Answered 201 / files kept | ${taken} / ${kept} (${goal('Uploads', Math.min(taken, kept), { least: uploads })}) |`,
  );
  console.log(`| All answered in | ${seconds.toFixed(1)} s |`);
  if (peak !== undefined)
    console.log(`| Most memory resident | ${peak.toFixed(0)} MiB (${goal('Most memory', peak, { most: 400 })}) |`);
  const times = [median(waits), percentile(waits, 99)].map((value) => `${value.toFixed(0)} ms`).join(' / ');
  console.log(
    `| GET /api/captcha meanwhile, median / p99 of ${waits.length} | ${times} (${goal('GET /api/captcha during uploads, p99', percentile(waits, 99), { most: 250 })}) |`,
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
