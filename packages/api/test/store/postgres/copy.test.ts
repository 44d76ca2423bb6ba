import { hash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leadKindNames } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { copyAll } from '../../../src/cli/copy.ts';
import type { Lead } from '../../../src/leads/model/lead.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { leadOf, note, updateLead } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf } from '../../support/stores.ts';

const bytes = Buffer.from('%PDF-1.7\n what was sent');
const resumeOf = (file: string) => ({ file, bytes: bytes.length, sha256: hash('sha256', bytes) });

/** Some of everything, with notes, files and leads that were set aside. */
async function fill(store: Store): Promise<void> {
  const leads: Lead[] = leadKindNames.map((kind) => leadOf(kind, {}, { deliveries: { office: {} } }));
  leads.push(...Array.from({ length: 450 }, (_, count) => note(`Zoë 雪 "${count}"\n`)));
  leads.push(leadOf('career-application', {}, { resume: resumeOf('2026-11-21-kept.pdf') }));
  leads.push(leadOf('career-application', {}, { resume: resumeOf('2026-11-21-gone.pdf') }));
  await Promise.all(leads.map((lead) => store.insertLead(lead, lead.submission.resume && bytes)));
  for (const { entity } of leads.slice(0, 9)) {
    const at = '2026-11-21T16:00:00.000Z';
    await updateLead(store, entity.id, (state) => ({
      ...state,
      notes: [{ at, text: 'Called' }],
      history: [{ at, kind: 'note', detail: '' }],
    }));
  }
  await updateLead(store, leads[9]?.entity.id ?? '', (state) => ({ ...state, deletedAt: '2026-11-21T16:00:00.000Z' }));
  const area = { id: randomUUID(), cityName: 'Yulee', isActive: true };
  await store.updateRows('service_areas', () => ({ rows: [area], result: undefined }));
  const user = {
    id: randomUUID(),
    username: 'Rosa',
    password: 'scrypt$...',
    isActive: false,
    createdAt: '2026-11-21T15:00:00.000Z',
    version: 3,
  };
  await store.updateRows('users', () => ({ rows: [user], result: undefined }));
  await updateLead(store, leads[0]?.entity.id ?? '', (state) => ({ ...state, assignee: user.id }));
  await store.setSetting('captcha-secret', 'a secret of this test');
}

/** Everything that a store holds. */
async function contentOf(store: Store) {
  return {
    leads: await store.listLeads({}),
    aside: await store.listLeads({ deleted: true }),
    areas: await store.rows('service_areas'),
    users: await store.rows('users'),
    secret: await store.getSetting('captcha-secret'),
  };
}

test('a data folder goes into a database and back, and is the same', async () => {
  const [first, stand, last] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  const url = await databaseOf(stand);
  const source = await openLowdbStore({ root: first });
  await fill(source);
  const before = await contentOf(source);
  await source.close();
  await rm(join(first, 'resumes/2026-11-21-gone.pdf'));

  const copied = { leads: 456, files: 1, missing: ['2026-11-21-gone.pdf'] };
  expect(await copyAll(first, url)).toEqual(copied);
  await using database = await openPostgresStore({ url });
  expect(await contentOf(database)).toEqual(before);
  expect(await copyAll(url, last)).toEqual(copied);
  await using store = await openLowdbStore({ root: last });
  expect(await contentOf(store)).toEqual(before);
  const files = await Promise.all(before.leads.map((lead) => store.readFile(lead)));
  expect(files.filter((file) => file !== undefined)).toEqual([bytes]);
});

test('nothing is copied from a folder that a server has', async () => {
  const root = await temporaryFolder();
  await using _source = await openLowdbStore({ root });
  const copying = copyAll(root, await databaseOf(await temporaryFolder()));
  await expect(copying).rejects.toThrow('Another process is using the data folder');
});
