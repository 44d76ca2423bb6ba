import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lead } from '../src/leads/model/lead.ts';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, submitFor } from './load.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { fillDataFolder, fillTwoYears, storedLead } from './stored-leads.ts';

const root = await mkdtemp(join(tmpdir(), 'api-bench-'));
/** As often as noise takes to show. */
const starts = 3;

/** A lead that costs a search the most: words that nobody else says, or letters that become eighteen. */
function hostileLead(receivedAt: string, index: number): Lead {
  const lead = storedLead(receivedAt, index);
  const word = () => String.fromCharCode(...Array.from({ length: 4 }, () => 0x4e00 + Math.random() * 20_000));
  const message = index % 2 === 0 ? '\uFDFA'.repeat(4990) : Array.from({ length: 999 }, word).join(' ');
  return { ...lead, entity: { ...lead.entity, message } };
}

try {
  const twoYears = join(root, 'two-years');
  await fillTwoYears(twoYears);
  const environment = {
    DATA_DIR: twoYears,
    CAPTCHA_SECRET: captchaSecret,
    ADMIN_PASSWORD: 'salt marsh heron',
  };
  const restartAfter = async (signal: 'SIGTERM' | 'SIGKILL', server: ServerProcess) => {
    const times: number[] = [];
    let running = server;
    for (let count = 0; count < starts; count++) {
      await running.kill(signal);
      running = await startServerProcess(environment);
      times.push(running.startedIn);
    }
    return { running, took: median(times) };
  };
  // The first start after a change compiles the code, and keeps it for the next.
  const { running: server, took } = await restartAfter('SIGTERM', await startServerProcess(environment));
  figure('Ready after a stop', took, 'ms', { most: 1000 });
  figure('Resident after the start', await server.resident(), 'MiB', { most: 150 });
  await submitFor(server.url, 20, 2);
  const load = await submitFor(server.url, 20, 10);
  figure('Durable answers (201), 20 connections', load.perSecond, 'a second', { least: 100 });
  figure('Their median', load.median, 'ms');
  figure('Their p99', load.p99, 'ms', { most: 100 });
  figure('Answers other than 201', load.others, '', { most: 0 });
  const { running: again, took: afterKill } = await restartAfter('SIGKILL', server);
  figure('Ready after SIGKILL', afterKill, 'ms', { most: 1000 });
  await again.kill('SIGTERM');

  const hostile = join(root, 'hostile');
  await fillDataFolder(hostile, [1200], hostileLead);
  const full = await startServerProcess({ ...environment, DATA_DIR: hostile });
  const headers = { Authorization: `Bearer ${environment.ADMIN_PASSWORD}` };
  figure('Ready with 1,200 leads of made-up words', full.startedIn, 'ms', { most: 2000 });
  // The first search waits until all words are known.
  await (await fetch(`${full.url}/api/admin/leads?q=zamboni`, { headers })).text();
  figure('The most that was resident until a search of them', await full.peak(), 'MiB', { most: 250 });
  await full.kill('SIGTERM');
} finally {
  await rm(root, { recursive: true, force: true });
}
