import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '../../../.ci/figures.ts';
import { median } from './load.ts';
import { startServerProcess } from './server-process.ts';
import { fillTwoYears } from './stored-leads.ts';

const password = 'salt marsh heron';
const root = await mkdtemp(join(tmpdir(), 'api-bench-'));
try {
  await fillTwoYears(root);
  // The first start after a change compiles the code, and keeps it for the next.
  await (await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: password })).kill('SIGTERM');
  const server = await startServerProcess({ DATA_DIR: root, ADMIN_PASSWORD: password });
  const headers = { Authorization: `Bearer ${password}` };
  const read = async (path: string) => (await fetch(`${server.url}/api/admin/leads${path}`, { headers })).text();
  /** The middle of some calls, one after the other. */
  const time = async (name: string, path: string, count: number, most?: number) => {
    const times: number[] = [];
    for (let done = 0; done < count; done++) {
      const started = performance.now();
      // Another word each time: what was found is remembered until a lead changes.
      const letter = String.fromCharCode(97 + done);
      await read(path.replace(/zamboni|привет|serviceType|whitfeld/, `$&${letter}`).replace('9999', `99${10 + done}`));
      times.push(performance.now() - started);
    }
    figure(name, median(times), 'ms', most === undefined ? {} : { most });
  };
  await read('');
  await time('First page', '', 30);
  await time('Search: a word that nobody said', '?q=zamboni', 10, 30);
  await time('Search: a house number of the oldest month', '?q=7+Oak+Lane', 10, 30);
  await time('Search: two words, one with an accent', '?q=muñoz+zamboni', 10, 30);
  await time('Search: a telephone number', '?q=(904)+555-9999', 10, 30);
  await time('Search: a word of another script', '?q=привет', 10, 30);
  await time('Search: the name of a field', '?q=serviceType', 10, 30);
  await time('Search: a name two letters off', '?q=whitfeld', 10, 30);
  await time('Search: a word that everybody said', '?q=upstairs', 10, 30);
  figure('Resident after the searches', await server.resident(), 'MiB');
  await server.kill('SIGTERM');
} finally {
  await rm(root, { recursive: true, force: true });
}
