import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { counted } from '../../src/cli/run.ts';
import { runScript, type Ended } from '../support/child.ts';
import { serverWith } from '../support/inbox.ts';
import { temporaryFolder } from '../support/server.ts';
import { folderWith, idOf, leadOf, storedLeads } from '../support/leads.ts';

const leads = (dataDir: string, ...given: string[]): Promise<Ended> =>
  runScript('cli/leads', { DATA_DIR: dataDir }, ...given);

const resume = { file: '2026-11-21-5f0c2b9e.pdf', bytes: 9 };
const pdf = Buffer.from('%PDF-1.7\n');

test('erasing asks to stop the server first, then erases, and names what it did not look into', async () => {
  const other = leadOf('contact', { email: 'other@example.com' });
  const applicant = leadOf('career-application', { resumeFileName: 'cv.pdf' }, { resume });
  const server = await serverWith([leadOf('contact'), applicant, other], { file: pdf });
  const refused = await leads(server.dataDir, 'erase-person', 'dana@example.com');
  expect([refused.code, refused.stderr]).toEqual([1, 'The server is using the data. Stop the server first.\n']);
  await server.stop();
  // A restore moved the data of then to this folder, and the person may be in it.
  const older = join(server.dataDir, 'before-2026-11-22T03-40-00.000Z');
  await mkdir(older);
  const erased = await leads(server.dataDir, 'erase-person', 'dana@example.com');
  expect([erased.code, erased.stdout.toString()]).toEqual([
    0,
    `Erased 2 leads, 1 résumé and 0 unsent messages.\nNot looked into: ${older}, from before a restore. Delete it.\n`,
  ]);
  expect((await storedLeads(server.dataDir, 'contact')).map(idOf)).toEqual([idOf(other)]);
  expect(await storedLeads(server.dataDir, 'career-application')).toEqual([]);
});

test.each([
  [0, 'lead', '0 leads'],
  [1, 'résumé', '1 résumé'],
  [2, 'unsent message', '2 unsent messages'],
])('%i of %s is told as "%s"', (count, noun, told) => {
  expect(counted(count, noun)).toBe(told);
});

test('what was set aside is listed, and comes back', async () => {
  const request = leadOf('service-request', { firstName: '\u202e<script>' });
  const aside = { ...request, state: { ...request.state, deletedAt: '2026-11-21T15:00:00.000Z' } };
  const dataDir = await folderWith([aside]);
  expect(await storedLeads(dataDir)).toEqual([]);
  const listed = (await leads(dataDir, 'removed')).stdout.toString();
  expect(listed).toContain(idOf(request));
  expect(listed).not.toContain('\u202e');
  expect((await leads(dataDir, 'put-back', idOf(request))).code).toBe(0);
  expect((await storedLeads(dataDir)).map(idOf)).toEqual([idOf(request)]);
  expect((await leads(dataDir, 'put-back', idOf(request))).stderr).toContain('No lead with this number was set aside.');
});

test.each([
  [['sell'], 2, 'There is no command "sell".'],
  [['put-back'], 2, 'put-back needs ID.'],
  [['removed', 'more'], 2, 'removed needs nothing.'],
  [['put-back', 'nothing'], 1, 'No lead with this number was set aside.'],
  [['erase-person'], 2, 'erase-person needs PERSON.'],
])('%j ends with a reason', async (given, code, reason) => {
  const ended = await leads(await folderWith([leadOf('contact')]), ...given);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(reason);
  expect(ended.stderr).not.toContain('    at ');
});

test.each(['backup', 'restore'])('%s is for a data folder, and names the tool for a database', async (name) => {
  const { code, stderr } = await runScript(`cli/${name}`, { DATABASE_URL: 'postgres://nowhere/x' }, 'a.tar.gz');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^This is for a data folder. For a database, use pg_\w+\.\n$/),
  ]);
});

test('without a data folder, or with a damaged file, it says so and makes nothing', async () => {
  const empty = await temporaryFolder();
  expect(await leads(join(empty, 'none'), 'removed')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There are no leads in'),
  });
  expect((await leads(join(empty, 'none'), 'erase-person', 'a@example.com')).code).toBe(1);
  await expect(stat(join(empty, 'none'))).rejects.toThrow('ENOENT');
  const dataDir = await folderWith([leadOf('contact')]);
  await writeFile(join(dataDir, 'leads/2026-11.json'), 'damage');
  expect(await leads(dataDir, 'removed')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('2026-11.json cannot be used'),
  });
});

test('with nothing typed, it helps', async () => {
  const { code, stdout } = await leads('/nowhere');
  expect([code, stdout.toString()]).toEqual([0, expect.stringContaining('erase-person PERSON')]);
});
