import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, type Erased } from '@hvac/content/model';
import { samples as leads } from '@hvac/content/samples';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, submitFor } from './load.ts';
import { startServerProcess, type Measured } from './server-process.ts';

/** A steady mix for some minutes: submissions, captchas, pages, downloads that break off, and an office that erases. */
const minutes = Number(process.env['MINUTES'] ?? 10);
if (!(minutes > 0)) throw new Error('Please give MINUTES as a number, such as 10');

/** The first part fills caches: growth counts after it. */
const warmUp = minutes / 4;
const submissionsPerSecond = 20;
const download = '/assets/download.bin';
/** More than the buffers of a connection hold, so that it is still being sent when it breaks off. */
const downloadBytes = 16 * 1024 * 1024;

interface Sample {
  /** Since the start of the load. */
  minute: number;
  resident: number | undefined;
  heap: number;
}

const root = await mkdtemp(join(tmpdir(), 'api-soak-'));
const siteDir = join(root, 'site');
const password = 'salt marsh heron';
const counts = { pages: 0, captchas: 0, aborted: 0, erased: 0, errors: 0 };

async function makeSite(): Promise<void> {
  await mkdir(join(siteDir, 'assets'), { recursive: true });
  await writeFile(join(siteDir, 'index.html'), '<h1>Home</h1>'.repeat(2000));
  await writeFile(join(siteDir, '404.html'), '<h1>404 Page Not Found</h1>');
  await writeFile(join(siteDir, download), randomBytes(downloadBytes));
}

/** One call on a connection of its own, which ends with it: what is open at the end is the server's doing. */
function call(url: string, onAnswer: (response: IncomingMessage, request: ClientRequest) => void): Promise<void> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      // Hanging up is an error of both.
      response.on('error', () => {}).once('close', resolve);
      onAnswer(response, request);
    });
    request.once('error', () => resolve());
  });
}

/** Reads the beginning of a large file, then hangs up. */
const abortDownload = (url: string): Promise<void> =>
  call(url + download, (response, request) => {
    response.once('data', () => {
      counts.aborted++;
      request.destroy();
    });
  });

const read = (url: string, count: 'pages' | 'captchas'): Promise<void> =>
  call(url, (response) => {
    counts[response.statusCode === 200 ? count : 'errors']++;
    response.resume();
  });

async function visit(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    await read(`${url}/`, 'pages');
    await read(url + endpoints.captcha, 'captchas');
    await abortDownload(url);
    await pause(20);
  }
}

/** Erases what was sent, every 15 seconds: stored leads stay in memory, and would hide a leak behind their own growth. */
async function eraseLeads(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    await pause(15_000);
    const response = await fetch(`${url}/api/admin/people/erase`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${password}`, Connection: 'close' },
      body: JSON.stringify({ email: leads['service-request'].email }),
    });
    const erased = (await response.json()) as Partial<Erased>;
    counts.erased += erased.leads ?? 0;
    if (!response.ok) counts.errors++;
  }
}

async function watch(server: Measured, until: number, samples: Sample[]): Promise<void> {
  const started = performance.now();
  while (performance.now() < until) {
    const resident = await server.resident();
    const heap = await server.heapInUse();
    samples.push({ minute: (performance.now() - started) / 60_000, resident, heap });
    await pause(5_000);
  }
}

/** Least squares, in MiB a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((sample) => sample.minute));
  const heap = mean(samples.map((sample) => sample.heap));
  const shared = samples.map((sample) => (sample.minute - minute) * (sample.heap - heap));
  return mean(shared) / mean(samples.map((sample) => (sample.minute - minute) ** 2));
}

try {
  await makeSite();
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
  const until = performance.now() + minutes * 60_000;
  const samples: Sample[] = [];
  const [load] = await Promise.all([
    submitFor(server.url, 10, Math.ceil(minutes * 60), submissionsPerSecond),
    watch(server, until, samples),
    eraseLeads(server.url, until),
    ...Array.from({ length: 4 }, () => visit(server.url, until)),
  ]);
  // What is being closed is closed by then.
  await pause(15_000);
  const after = await server.descriptors();
  const counted = samples.filter(({ minute }) => minute >= warmUp);
  const slope = slopeOf(counted);
  const level = median(counted.map(({ heap }) => heap));
  await server.kill('SIGTERM');

  figure('Submissions answered 201', load.perSecond, 'a second');
  figure('Of them erased', counts.erased);
  figure('Pages', counts.pages);
  figure('Captchas', counts.captchas);
  figure('Downloads broken off', counts.aborted);
  figure('Other answers', load.others + counts.errors, '', { most: 0 });
  figure('Descriptors before', before);
  figure('Descriptors after', after, '', { most: before ?? Infinity });
  figure(
    `Resident after the first ${warmUp} minutes, most`,
    Math.max(...counted.map(({ resident = NaN }) => resident)),
    'MiB',
  );
  figure(`Heap in use after the first ${warmUp} minutes, median`, level, 'MiB');
  figure('Its slope an hour', (slope * 6000) / level, '%', { most: 5 });
} finally {
  await rm(root, { recursive: true, force: true });
}
