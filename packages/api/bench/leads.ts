import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/store/lowdb/open-store.ts';
import { goal } from './goals.ts';
import { captchaSecret, median, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';
import { stockRate, stockWrite } from './stock-lowdb.ts';
import { fillDataFolder, storedLead } from './stored-leads.ts';

/** A contractor's busy month, and two years of such months and busier ones: 25,000 leads, more than retention leaves. */
const month = 833;
const twoYears = Array.from({ length: 24 }, (_, ago) => (ago === 0 ? month : 1051));
const writes = 320;

const root = await mkdtemp(join(tmpdir(), 'api-bench-'));
const rows: Record<string, string> = {};
const show = (name: string, value: string) => {
  rows[name] = value;
  process.stderr.write(`${name}: ${value}\n`);
};
const ms = (value: number, digits = 1) => `${value.toFixed(digits)} ms`;

/** Median of single writes through the store. The two folders take turns, so that the machine's noise hits both. */
async function writeCosts(folders: readonly string[]): Promise<number[]> {
  const stores = await Promise.all(folders.map((folder) => openStore({ root: folder })));
  const times: number[][] = folders.map(() => []);
  for (let written = 0; written < writes / 2; written++) {
    for (const [index, store] of stores.entries()) {
      const started = performance.now();
      await store.take(storedLead(new Date().toISOString()));
      times[index]?.push(performance.now() - started);
    }
  }
  for (const store of stores) await store.close();
  return times.map(median);
}

try {
  const [young, old] = [join(root, 'first-month'), join(root, 'two-years')];
  await fillDataFolder(young, [month]);
  await fillDataFolder(old, twoYears);

  const [first = NaN, later = NaN] = await writeCosts([young, old]);
  show('Write, first month (833 stored)', ms(first, 2));
  show('Write, two years later (25,000 stored)', ms(later, 2));
  show('Write, ratio', `${(later / first).toFixed(2)} (${goal('Write, ratio', later / first, { most: 3 })})`);
  const [stockYoung, stockOld] = [await stockWrite(root, month, 20), await stockWrite(root, 25_000, 5)];
  show('Stock lowdb, without sync: write at 833', ms(stockYoung, 2));
  show('Stock lowdb, without sync: write at 25,000', ms(stockOld));
  show('Stock lowdb, ratio', (stockOld / stockYoung).toFixed(0));

  const environment = {
    DATA_DIR: old,
    CAPTCHA_SECRET: captchaSecret,
    ADMIN_PASSWORD: 'salt marsh heron',
  };
  // The first start after a change compiles the code, and keeps it for the next.
  await (await startServerProcess(environment)).kill('SIGTERM');
  const server = await startServerProcess(environment);
  show(
    'Start with 25,000 leads, every file checked',
    `${ms(server.startedIn, 0)} (${goal('Start', server.startedIn, { most: 1000 })})`,
  );
  const rss = await server.resident();
  if (rss !== undefined) {
    show('Resident after the start', `${rss.toFixed(0)} MiB (${goal('Resident', rss, { most: 150 })})`);
  }
  await submitFor(server.url, 20, 2);
  const load = await submitFor(server.url, 20, 10);
  show(
    'Durable answers (201) at 20 connections',
    `${load.perSecond.toFixed(0)} a second (${goal('Durable answers', load.perSecond, { least: 500 })})`,
  );
  show(
    'Their median / p99',
    `${ms(load.median, 0)} / ${ms(load.p99, 0)} (${goal('Durable answers, p99', load.p99, { most: 100 })})`,
  );
  show('Other answers', `${load.others} (${goal('Other answers', load.others, { most: 0 })})`);
  const stock = await stockRate(root, 10_000, 20, 5);
  show('Stock lowdb, 20 writers at 10,000 stored, without HTTP', `${stock.toFixed(0)} a second`);
  show(
    'Our answers to its writes',
    `${(load.perSecond / stock).toFixed(0)} to 1 (${goal('Against stock lowdb', load.perSecond / stock, { least: 5 })})`,
  );
  await server.kill('SIGKILL');
  const again = await startServerProcess(environment);
  show(
    'Start after SIGKILL',
    `${ms(again.startedIn, 0)} (${goal('Start after SIGKILL', again.startedIn, { most: 1500 })})`,
  );
  await again.kill('SIGTERM');
} finally {
  await rm(root, { recursive: true, force: true });
}

console.log(`\n| measured (${cpus().length} cores) | |\n|---|---|`);
for (const [name, value] of Object.entries(rows)) console.log(`| ${name} | ${value} |`);
