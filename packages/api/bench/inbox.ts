import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newLeadState } from '../src/leads/lead-state.ts';
import { encode } from '../src/store/lowdb/envelope.ts';
import { nameOf, recordsPerFile, stateNameOf } from '../src/store/lowdb/month-file.ts';
import { median } from './load.ts';
import { startServerProcess } from './server-process.ts';
import { collection, record, timesIn } from './stored-leads.ts';

/** All of a hundred thousand leads in one year: what ten contractors get. */
const perMonth = 8_334;
const months = 12;
const password = 'bench';
const surnames = ['Whitfield', 'Muñoz', 'Okafor', 'Delgado', 'Pruitt', 'Hargrove', 'O’Neill', 'Bell', 'Pham', 'Bauer'];
const streets = ['Beach Blvd', 'Oak Lane', 'River Road', 'Bay Street', 'San Jose Blvd', 'Park Avenue', 'Main Street'];

/** A lead that differs from others as leads do. */
function lead(receivedAt: string, index: number) {
  const { entity, intake } = record(receivedAt);
  const lastName = surnames[index % surnames.length] ?? '';
  const phone = `904-${String(100 + (index % 900))}-${String(index % 10_000).padStart(4, '0')}`;
  const message = `${entity.message} I live at ${index} ${streets[index % streets.length]}, please ring twice.`;
  return { entity: { ...entity, lastName, phone, message }, intake: { ...intake, mail: 'due' as const } };
}

/** What the mail leaves beside each lead. */
const stateOf = ({ entity, intake }: ReturnType<typeof lead>) => ({
  ...newLeadState(entity.id),
  history: [{ at: intake.receivedAt, kind: 'mail-sent', detail: '' }],
  delivery: { attempts: 1, sentAt: intake.receivedAt },
});

async function fill(root: string): Promise<void> {
  const files: string[] = [];
  const put = async (file: string, rows: readonly object[]) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), encode(file, rows));
    files.push(file);
  };
  for (let ago = months - 1; ago >= 0; ago--) {
    const times = timesIn(ago, perMonth);
    for (let part = 1; (part - 1) * recordsPerFile < times.length; part++) {
      const from = (part - 1) * recordsPerFile;
      const rows = times
        .slice(from, from + recordsPerFile)
        .map((time, index) => lead(time, ago * perMonth + from + index));
      const at = { collection, month: times[0]?.slice(0, 7) ?? '', part };
      await put(nameOf(at), rows);
      await put(stateNameOf(at), rows.map(stateOf));
    }
  }
  const marker = encode(
    'store.json',
    files.map((file) => ({ file })),
  );
  await writeFile(join(root, 'store.json'), marker);
}

const root = await mkdtemp(join(tmpdir(), 'api-bench-'));
const rows: Record<string, string> = {};
const show = (name: string, value: string) => {
  rows[name] = value;
  process.stderr.write(`${name}: ${value}\n`);
};

try {
  await fill(root);
  const server = await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: password });
  show('Start, 100,000 leads of one year, each with a state', `${server.startedIn.toFixed(0)} ms`);
  show('Resident after the start', `${((await server.resident()) ?? NaN).toFixed(0)} MiB`);
  const headers = { Authorization: `Bearer ${password}` };
  const read = async (path: string) => (await fetch(`${server.url}/api/admin/leads${path}`, { headers })).text();
  /** Milliseconds of some calls, one after the other: the middle one and the slowest. */
  const time = async (name: string, path: string, count: number) => {
    const times: number[] = [];
    let length = 0;
    for (let done = 0; done < count; done++) {
      const started = performance.now();
      const text = await read(path);
      times.push(performance.now() - started);
      length = (text.match(/"receivedAt"/g) ?? []).length;
    }
    show(`${name} (${length} found)`, `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`);
  };
  await read('');
  await time('First page', '', 30);
  await time('First page of a kind without leads', '?kind=contact', 30);
  await time('Search, a word that nobody said', '?q=zamboni', 10);
  await time('Search, a house number of the oldest month', '?q=100007', 10);
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
