import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { samples } from '@hvac/content/samples';
import { expect, test } from 'vitest';
import { createCaptcha } from '../../../src/leads/captcha.ts';
import { leadKinds } from '../../../src/leads/model/lead-kinds.ts';
import { submitLead } from '../../../src/leads/submit-lead.ts';
import { StoreUnavailable, type Store } from '../../../src/store/store.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { solve } from '../../support/requests.ts';
import { fileFields, pdf } from '../../support/resumes.ts';
import { deep, stoppedClock, temporaryFolder } from '../../support/server.ts';
import { idOf, leadOf, note, textsIn } from '../../support/leads.ts';

const faults = deep
  ? ['ENOSPC', 'EIO', 'EMFILE', 'EACCES'].flatMap((code) => [false, true].map((lasting) => ({ code, lasting })))
  : [
      { code: 'ENOSPC', lasting: false },
      { code: 'EIO', lasting: true },
    ];
const kind = leadKinds['career-application'];

/** Names and sizes of the files of a store's applications, as the records tell and as they are on the disk. */
async function filesOf(store: Store, root: string) {
  const told = (await store.listLeads({})).map(({ submission: { resume } }) => `${resume?.file} ${resume?.bytes}`);
  const names = await readdir(join(root, 'resumes'));
  const sizes = await Promise.all(names.map((name) => readFile(join(root, 'resumes', name))));
  return { told: told.toSorted(), there: names.map((name, index) => `${name} ${sizes[index]?.length}`).toSorted() };
}

/** Sends applications with files while the disk fails, and compares what was acknowledged with what is there afterwards. */
async function sweepSending(code: string, at: number, lasting: boolean) {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  const { now } = stoppedClock();
  const captcha = createCaptcha('the secret of this test', now);
  const deps = {
    store,
    captcha,
    acknowledges: false,
    hasWebhook: false,
    now,
  };
  const acknowledged: string[] = [];
  const apply = async (size: number) => {
    const { token, question } = captcha.issue();
    const payload = { ...samples['career-application'], ...fileFields('a.pdf', pdf(size)) };
    const answered = { ...payload, captchaToken: token, captchaAnswer: solve(question) };
    const sent = submitLead(kind, answered, { page: undefined, landing: undefined }, deps);
    await sent.then(
      ({ id }) => acknowledged.push(id),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );
  };

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  await apply(100);
  await apply(200);
  const operations = fileSystem.diary.length;
  const failed = acknowledged.length < 2;
  fileSystem.heal();
  const before = acknowledged.length;
  await apply(300);
  const stopped = store.state() === 'stopped';
  expect(acknowledged.length - before).toBe(stopped ? 0 : 1);
  expect((await store.listLeads({})).map(idOf).toSorted()).toEqual(acknowledged.toSorted());
  const { told, there } = await filesOf(store, root);
  expect(there).toEqual(expect.arrayContaining(told));
  // A store that has stopped touches nothing, and on a disk that fails at everything nothing is removed: a later start
  // finds what is left.
  expect(stopped || lasting || there.length === told.length).toBe(true);
  await store.close();
  return { operations, failed };
}

/** Removes leads while the disk fails, and again when it has healed. Says whether the failure was met. */
async function sweepRemoving(code: string, at: number, lasting: boolean): Promise<boolean> {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  const times = ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
  const records = times.map((time, index) => note(`removed ${index}`, time));
  const file = { file: 'a.pdf', bytes: 1 };
  const first = leadOf(
    'career-application',
    { additionalInfo: 'removed' },
    { receivedAt: times[0] ?? '', resume: file },
  );
  await store.insertLead(first, Buffer.of(1));
  for (const record of [...records, note('kept', times[2])]) await store.insertLead(record);
  await store.updateLead(first.entity.id, (state) => ({ ...state, unread: false }));
  const ids = [first, ...records].map(idOf);

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  const outcome = await store.deleteLeads(ids).catch((error: unknown) => error);
  const failed = outcome instanceof StoreUnavailable;
  expect(failed || (outcome as { leads: number }).leads === 4).toBe(true);
  const isMet = fileSystem.diary.length > at;
  expect(isMet || !failed).toBe(true);
  fileSystem.heal();
  expect(await textsIn(store)).toContain('kept');
  await store.close();

  const again = await openLowdbStore({ root });
  await again.deleteLeads(ids);
  expect(await textsIn(again)).toEqual(['kept']);
  expect(await readdir(join(root, 'resumes'))).toEqual([]);
  await again.close();
  for (const name of await readdir(join(root, 'leads'))) {
    const text = await readFile(join(root, 'leads', name), 'utf8');
    expect([name, text]).toEqual([name, expect.not.stringContaining('removed')]);
  }
  return isMet;
}

for (const { code, lasting } of faults) {
  const when = `${code} at each operation${lasting ? ' and all after it' : ''}`;

  test(`applications with files, ${when}: acknowledged and present with the file, or refused and absent`, async () => {
    const { failed, operations } = await sweepSending(code, Infinity, lasting);
    expect(failed).toBe(false);
    expect(operations).toBeGreaterThan(10);
    for (let at = 0; at < operations; at++) await sweepSending(code, at, lasting);
  });

  test(`removing leads, ${when}: what is left goes with the next attempt, and nothing else goes`, async () => {
    let at = 0;
    while (await sweepRemoving(code, at, lasting)) at++;
    expect(at).toBeGreaterThan(6);
  });
}
