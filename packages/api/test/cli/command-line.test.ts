import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../support/child.ts';
import type { Ended } from '../support/child.ts';
import { office, serverWith } from '../support/inbox.ts';
import { unzip } from '../support/unzip.ts';
import { temporaryFolder } from '../support/server.ts';
import { folderWith, idOf, leadOf } from '../support/leads.ts';

const leads = (dataDir: string, ...given: string[]): Promise<Ended> =>
  runScript('cli/leads', { DATA_DIR: dataDir }, ...given);

const resume = { file: '2026-11-21-5f0c2b9e.pdf', bytes: 9 };
const pdf = Buffer.from('%PDF-1.7\n');
const escape = '\u202e<script>';
const some = () =>
  [
    leadOf('service-request', { firstName: escape }),
    leadOf('career-application', { resumeFileName: 'cv.pdf' }, { resume, receivedAt: '2026-11-20T15:00:00.000Z' }),
    leadOf('contact', { email: 'other@example.com' }, { suspect: ['honeypot'] }),
  ] as const;

test('reading commands work beside a running server, and see what it has just kept', async () => {
  const [request, applicant, suspect] = some();
  const { url, dataDir } = await serverWith([request, applicant, suspect], { file: pdf });
  await office(url, `/leads/${idOf(request)}/notes`, 'POST', { text: 'Called back' });

  const list = await leads(dataDir, 'list');
  expect([list.code, list.stderr]).toEqual([0, '']);
  const lines = list.stdout.toString().trimEnd().split('\n');
  expect(lines.map((line) => line.split('  ')[1])).toEqual([suspect, request, applicant].map(idOf));
  expect(lines.map((line) => line.split('  ').includes('suspect'))).toEqual([true, false, false]);
  expect(lines[1]).not.toContain('\u202e');
  const suspects = await leads(dataDir, 'list', '--view', 'suspects');
  expect(suspects.stdout.toString()).toContain(idOf(suspect));
  expect((await leads(dataDir, 'list', '--q', 'called')).stdout.toString().split('\n')).toHaveLength(2);

  const shown = (await leads(dataDir, 'show', idOf(request))).stdout.toString();
  expect(shown).toContain('message: The upstairs unit blows warm air.\n  It began on Tuesday.\n');
  expect(shown).toContain('Called back');
  const table = (await leads(dataDir, 'export', '--kind', 'service-request')).stdout.toString();
  expect(table).toBe(
    await (
      await office(url, '/leads.csv?kind=service-request')
    )
      .text()
      .then((text) => `\uFEFF${text.replace(/^\uFEFF/, '')}`),
  );
  expect((await leads(dataDir, 'resume', idOf(applicant))).stdout).toEqual(pdf);
  const files = unzip((await leads(dataDir, 'export-person', 'DANA@example.com')).stdout);
  expect((JSON.parse(String(files.get('person.json'))) as { leads: unknown[] }).leads).toHaveLength(2);
  expect([...files.values()]).toContainEqual(pdf);
});

test('erasing asks to stop the server first, and then erases', async () => {
  const [request, applicant, other] = some();
  const server = await serverWith([request, applicant, other], { file: pdf });
  const refused = await leads(server.dataDir, 'erase-person', 'dana@example.com');
  expect([refused.code, refused.stderr]).toEqual([1, 'The server is using the data. Stop the server first.\n']);
  await server.stop();
  const erased = await leads(server.dataDir, 'erase-person', 'dana@example.com');
  expect([erased.code, erased.stdout.toString()]).toEqual([
    0,
    'Erased: 2 leads, 1 résumés, 0 messages that were to go out\n',
  ]);
  const left = (await leads(server.dataDir, 'list')).stdout.toString().trimEnd().split('\n');
  expect(left).toEqual([expect.stringContaining(idOf(other))]);
});

test('what was set aside is listed, and comes back', async () => {
  const [request] = some();
  const aside = { ...request, state: { ...request.state, deletedAt: '2026-11-21T15:00:00.000Z' } };
  const dataDir = await folderWith([aside]);
  expect((await leads(dataDir, 'list')).stdout.toString()).toBe('');
  expect((await leads(dataDir, 'removed')).stdout.toString()).toContain(idOf(request));
  expect((await leads(dataDir, 'put-back', idOf(request))).code).toBe(0);
  expect((await leads(dataDir, 'list')).stdout.toString()).toContain(idOf(request));
  expect((await leads(dataDir, 'put-back', idOf(request))).stderr).toContain('No lead with this number was set aside.');
});

test('a file is made for its owner alone, and none is overwritten', async () => {
  const dataDir = await folderWith(some());
  const file = join(dataDir, 'table.csv');
  expect((await leads(dataDir, 'export', '--output', file)).code).toBe(0);
  expect((await readFile(file, 'utf8')).split('\r\n')).toHaveLength(5);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await leads(dataDir, 'export', '--output', file);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('EEXIST')]);
});

test.each([
  [['sell'], 2, 'There is no command "sell".'],
  [['show'], 2, 'show needs ID.'],
  [['list', 'more'], 2, 'list needs nothing but options.'],
  [['list', '--kind', 'quote'], 2, '--kind: '],
  [['list', '--color'], 2, '--color'],
  [['show', 'nothing'], 1, 'There is no lead with this number.'],
])('%j ends with a reason', async (given, code, reason) => {
  const ended = await leads(await folderWith([leadOf('contact')]), ...given);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(reason);
  expect(ended.stderr).not.toContain('    at ');
});

test('without a data folder, or with a damaged file, it says so and makes nothing', async () => {
  const empty = await temporaryFolder();
  expect(await leads(join(empty, 'none'), 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There are no leads in'),
  });
  expect((await leads(join(empty, 'none'), 'erase-person', 'a@example.com')).code).toBe(1);
  await expect(stat(join(empty, 'none'))).rejects.toThrow('ENOENT');
  const dataDir = await folderWith([leadOf('contact')]);
  await writeFile(join(dataDir, 'leads/contact_forms/2026-11.json'), 'damage');
  expect(await leads(dataDir, 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('2026-11.json cannot be used'),
  });
});

test('with nothing typed, it helps', async () => {
  const { code, stdout } = await leads('/nowhere');
  expect([code, stdout.toString()]).toEqual([0, expect.stringContaining('erase-person PERSON')]);
});
