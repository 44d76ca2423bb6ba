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
/**
 * An hour of the clock passes in a tenth of the run. What the server keeps for an hour, such as used captchas, is there in
 * full before growth counts, and what it keeps longer grows.
 */
const start = Date.now();
const fast = `const now = Date.now; Date.now = () => ${start} + (now() - ${start}) * ${600 / minutes};`;
const fastClock = `data:text/javascript,${encodeURIComponent(fast)}`;
await import(fastClock);
const roundSeconds = 5;
const download = '/assets/download.bin';

const root = await mkdtemp(join(tmpdir(), 'api-soak-'));
const siteDir = join(root, 'site');
const password = 'salt marsh heron';
/** What is open at the end is the server's doing. */
const headers = { Connection: 'close' };
let errors = 0;

async function ask(url: string, options: RequestInit = { headers }): Promise<void> {
  const answer = await fetch(url, options);
  await answer.text();
  if (!answer.ok) errors++;
}

/** Reads a page and a captcha, and the beginning of a large file, then hangs up. */
async function visit(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    for (const path of ['/', endpoints.captcha]) await ask(url + path);
    const hangUp = new AbortController();
    const { body } = await fetch(url + download, { headers, signal: hangUp.signal });
    await body?.getReader().read();
    hangUp.abort();
    await pause(20);
  }
}

/** Stored leads stay in memory, and would hide a leak behind their own growth. */
const eraseLeads = (url: string): Promise<void> =>
  ask(`${url}/api/admin/people/erase`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer ${password}` },
    body: JSON.stringify({ email: samples['service-request'].email }),
  });

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
    NODE_OPTIONS: `--import=${fastClock}`,
  });
  // One submission opens what stays open.
  await submitFor(server.url, 1, 1, 1);
  await pause(1000);
  await server.heapInUse();
  const before = await server.descriptors();
  const started = performance.now();
  const heaps: [minute: number, heap: number][] = [];
  const rates: number[] = [];
  for (let minute = 0; minute < minutes; minute = (performance.now() - started) / 60_000) {
    const until = performance.now() + roundSeconds * 1000;
    const [load] = await Promise.all([
      submitFor(server.url, 10, roundSeconds, 20),
      ...Array.from({ length: 4 }, () => visit(server.url, until)),
    ]);
    rates.push(load.perSecond);
    errors += load.others;
    await eraseLeads(server.url);
    // Between rounds, because what is under way is in the heap, too.
    heaps.push([minute, await server.heapInUse()]);
  }
  // What is being closed is closed by then.
  await pause(15_000);
  const after = await server.descriptors();
  const counted = heaps.filter(([minute]) => minute >= warmUp);
  /** Between any two, in MiB a minute. */
  const slopes = counted.flatMap(([minute, heap], index) =>
    counted.slice(index + 1).map(([later, other]) => (other - heap) / (later - minute)),
  );
  const level = median(counted.map(([, heap]) => heap));
  await server.kill('SIGTERM');

  figure('Submissions answered 201', median(rates), 'a second');
  figure('Other answers', errors, '', { most: 0 });
  figure('Descriptors before', before);
  figure('Descriptors after', after, '', { most: before ?? Infinity });
  figure(`Heap in use after the first ${warmUp} minutes, median`, level, 'MiB');
  figure('Its slope an hour', (median(slopes) * 6000) / level, '%', { most: 5 });
} finally {
  await rm(root, { recursive: true, force: true });
}
