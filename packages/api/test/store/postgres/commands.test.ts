import { expect, test } from 'vitest';
import { runScript, startProcess } from '../../support/child.ts';
import { detailOf, idsOf, office, serverWith } from '../../support/inbox.ts';
import { folderWith, idOf, leadOf, note, updateLead } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf, openTestStore } from '../../support/stores.ts';

test('the command line erases a person from the database, also beside a running server', async () => {
  const [kept, erased] = [leadOf('contact'), leadOf('contact', { email: 'Canary@example.com' })];
  const { url, dataDir } = await serverWith([kept, erased]);
  const environment = { DATA_DIR: '/nowhere', DATABASE_URL: await databaseOf(dataDir) };
  await office(url, `/leads/${idOf(kept)}/notes`, 'POST', { text: 'Called back' });
  const gone = await runScript('cli/leads', environment, 'erase-person', 'canary@example.com');
  expect([gone.code, String(gone.stdout)]).toEqual([0, 'Erased 1 lead, 0 résumés and 0 unsent messages.\n']);
  expect(await idsOf(url, '?view=all')).toEqual([idOf(kept)]);

  const store = await openTestStore(dataDir);
  await updateLead(store, idOf(kept), (state) => ({ ...state, deletedAt: '2026-11-21T15:00:00.000Z' }));
  await store.close();
  expect((await runScript('cli/leads', environment, 'put-back', idOf(kept))).code).toBe(0);
  expect((await detailOf(url, idOf(kept))).id).toBe(idOf(kept));
});

test('copying is a command, and tells what it copied', async () => {
  const folder = await temporaryFolder();
  const from = await databaseOf(await folderWith([note('a'), note('b')]));
  const copied = await runScript('cli/copy', {}, '--from', from, '--to', folder);
  expect([copied.code, String(copied.stdout)]).toEqual([0, 'Copied 2 leads and 0 résumés.\n']);
  const again = await runScript('cli/copy', {}, '--from', from, '--to', folder);
  expect([again.code, again.stderr]).toEqual([
    1,
    `${folder} is not empty. Copy into a new one: nothing is overwritten.\n`,
  ]);
  expect((await runScript('cli/copy', {}, '--from', from)).stderr).toMatch(/^Usage: npm run copy/);
});

test('the start says where everything is kept, and nothing of a password', async () => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await databaseOf(dataDir);
  const server = startProcess({ DATA_DIR: dataDir, DATABASE_URL });
  await server.ready;
  expect(server.output()).toMatch(/^Data is kept in PostgreSQL, 127\.0\.0\.1:\d+\/postgres$/m);
  expect(server.output()).not.toContain('postgres:test');
  const wrong = startProcess({ DATABASE_URL: 'mysql://a:secret@localhost/b' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toBe('DATABASE_URL must be an address such as postgres://user:password@host/name.\n');
});
