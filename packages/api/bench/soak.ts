import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';

/** A steady mix for some minutes: submissions, captchas, pages, downloads that break off, and an office that erases. */
const minutes = Number(process.env['MINUTES'] ?? 10);
if (!(minutes > 0)) throw new Error('Please give MINUTES as a number, such as 10');

/** The first part fills caches: growth counts after it. */
const warmUp = minutes / 4;
const submissionsPerSecond = 20;
const download = '/assets/download.bin';

const root = await mkdtemp(join(tmpdir(), 'api-soak-'));
const siteDir = join(root, 'site');
const password = 'salt marsh heron';
/** What is open at the end is the server's doing. */
const headers = { Connection: 'close' };
let errors = 0;

/** Reads a page and a captcha, and the beginning of a large file, then hangs up. */
async function visit(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    for (const path of ['/', endpoints.captcha]) {
      const answer = await fetch(url + path, { headers });
      await answer.text();
      if (!answer.ok) errors++;
    }
    const hangUp = new AbortController();
    const { body } = await fetch(url + download, { headers, signal: hangUp.signal });
    await body?.getReader().read();
    hangUp.abort();
    await pause(20);
  }
}

/** Erases what was sent, every 15 seconds: stored leads stay in memory, and would hide a leak behind their own growth. */
async function eraseLeads(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    await pause(15_000);
    const answer = await fetch(`${url}/api/admin/people/erase`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer ${password}` },
      body: JSON.stringify({ email: samples['service-request'].email }),
    });
    await answer.text();
    if (!answer.ok) errors++;
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Least squares, in MiB a minute. */
function slopeOf(heaps: readonly (readonly [minute: number, heap: number])[]): number {
  const [minute, heap] = [mean(heaps.map(([at]) => at)), mean(heaps.map(([, used]) => used))];
  const shared = heaps.map(([at, used]) => (at - minute) * (used - heap));
  return mean(shared) / mean(heaps.map(([at]) => (at - minute) ** 2));
}

try {
  await mkdir(join(siteDir, 'assets'), { recursive: true });
  await writeFile(join(siteDir, 'index.html'), '<h1>Home</h1>'.repeat(2000));
  await writeFile(join(siteDir, '404.html'), '<h1>404 Page Not Found</h1>');
  // More than the buffers of a connection hold, so that it is still being sent when it breaks off.
  await writeFile(join(siteDir, download), randomBytes(16 * 1024 * 1024));
  const server = await startServerProcess({
    DATA_DIR: join(root, 'data'),
    SITE_DIR: siteDir,
    CAPTCHA_SECRET: captchaSecret,
    ADMIN_PASSWORD: password,
  });
  // One submission opens what stays open.
  await submitFor(server.url, 1, 1, 1);
  await pause(1000);
  await server.heapInUse();
  const before = await server.descriptors();
  const started = performance.now();
  const until = started + minutes * 60_000;
  const heaps: [minute: number, heap: number][] = [];
  const watch = async () => {
    while (performance.now() < until) {
      heaps.push([(performance.now() - started) / 60_000, await server.heapInUse()]);
      await pause(5_000);
    }
  };
  const [load] = await Promise.all([
    submitFor(server.url, 10, Math.ceil(minutes * 60), submissionsPerSecond),
    watch(),
    eraseLeads(server.url, until),
    ...Array.from({ length: 4 }, () => visit(server.url, until)),
  ]);
  // What is being closed is closed by then.
  await pause(15_000);
  const after = await server.descriptors();
  const counted = heaps.filter(([minute]) => minute >= warmUp);
  const level = median(counted.map(([, heap]) => heap));
  await server.kill('SIGTERM');

  figure('Submissions answered 201', load.perSecond, 'a second');
  figure('Other answers', load.others + errors, '', { most: 0 });
  figure('Descriptors before', before);
  figure('Descriptors after', after, '', { most: before ?? Infinity });
  figure(`Heap in use after the first ${warmUp} minutes, median`, level, 'MiB');
  figure('Its slope an hour', (slopeOf(counted) * 6000) / level, '%', { most: 5 });
} finally {
  await rm(root, { recursive: true, force: true });
}
