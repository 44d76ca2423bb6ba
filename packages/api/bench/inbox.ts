import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { goal } from './goals.ts';
import { median } from './load.ts';
import { startServerProcess } from './server-process.ts';
import { fillTwoYears } from './two-years.ts';

const password = 'salt marsh heron';
const root = await mkdtemp(join(tmpdir(), 'api-bench-'));
const rows: Record<string, string> = {};
const show = (name: string, value: string) => {
  rows[name] = value;
  process.stderr.write(`${name}: ${value}\n`);
};

try {
  await fillTwoYears(root);
  // The first start after a change compiles the code, and keeps it for the next.
  await (await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: password })).kill('SIGTERM');
  const server = await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: password });
  show('Start, 25,000 leads of two years', `${server.startedIn.toFixed(0)} ms`);
  show('Resident after the start', `${((await server.resident()) ?? NaN).toFixed(0)} MiB`);
  const headers = { Authorization: `Bearer ${password}` };
  const read = async (path: string) => (await fetch(`${server.url}/api/admin/leads${path}`, { headers })).text();
  /** Milliseconds of some calls, one after the other: the middle one and the slowest. */
  const time = async (name: string, path: string, count: number, most?: number) => {
    const times: number[] = [];
    let length = 0;
    for (let done = 0; done < count; done++) {
      const started = performance.now();
      // Another word each time: what was found is remembered until a lead changes.
      const text = await read(
        path.replace(/zamboni|привет|serviceType/, `$&${done}`).replace('9999', `99${10 + done}`),
      );
      times.push(performance.now() - started);
      length = (text.match(/"receivedAt"/g) ?? []).length;
    }
    const figures = `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`;
    const promise = most === undefined ? '' : ` (${goal(name, median(times), { most })})`;
    show(`${name} (${length} found)`, figures + promise);
  };
  await read('');
  await time('First page', '', 30, 150);
  await time('First page of a kind without leads', '?kind=contact', 30);
  await time('Search, a word that nobody said', '?q=zamboni', 10, 15);
  await time('Search, a house number of the oldest month', '?q=7+Oak+Lane', 10);
  await time('Search, two words, one with an accent', '?q=muñoz+zamboni', 10);
  await time('Search, a telephone number', '?q=(904)+555-9999', 10);
  await time('Search, a word of another script', '?q=привет', 10);
  await time('Search, the name of a field', '?q=serviceType', 10);
  await time('Search, a word that everybody said', '?q=upstairs', 10);
  show('Resident after the searches', `${((await server.resident()) ?? NaN).toFixed(0)} MiB`);
  const started = performance.now();
  const csv = await read('.csv');
  show('The whole table', `${(performance.now() - started).toFixed(0)} ms, ${(csv.length / 1e6).toFixed(0)} MB`);
  await server.kill('SIGTERM');
} finally {
  await rm(root, { recursive: true, force: true });
}

console.log(`\n| measured (${cpus().length} cores) | |\n|---|---|`);
for (const [name, value] of Object.entries(rows)) console.log(`| ${name} | ${value} |`);
