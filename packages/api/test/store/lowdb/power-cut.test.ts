import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Lead } from '../../../src/leads/model/lead.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import type { Store } from '../../../src/store/store.ts';
import type { FileSystem } from '../../../src/store/lowdb/data-folder.ts';
import { idOf, leadOf, note, updateLead } from '../../support/leads.ts';
import { deep, temporaryFolder } from '../../support/server.ts';
import { cuts, SimulatedDisk, type Cut } from '../../support/simulated-disk.ts';

const bytes = Buffer.from('%PDF-1.7 of an applicant');

/** What was acknowledged before the power went. */
interface Acknowledged {
  leads: Map<string, Lead>;
  erased: Set<string>;
  titles: string[];
  secret: string | undefined;
}

/** Everything that the store does, until the power goes. */
async function work(store: Store, told: Acknowledged): Promise<void> {
  const take = async (lead: Lead, file?: Uint8Array) => {
    await store.insertLead(lead, file);
    told.leads.set(idOf(lead), lead);
  };
  const change = async (id: string, text: string) => {
    const at = '2026-11-21T16:00:00.000Z';
    const lead = await updateLead(store, id, (state) => ({ ...state, notes: [...state.notes, { at, text }] }));
    if (lead) told.leads.set(id, lead);
  };
  const erase = async (...ids: string[]) => {
    // Once it is asked for, either outcome is right until it is acknowledged.
    for (const id of ids) told.leads.delete(id);
    await store.deleteLeads(ids);
    for (const id of ids) told.erased.add(id);
  };
  const name = async (title: string) => {
    const row = { id: crypto.randomUUID(), cityName: title, isActive: true };
    await store.updateRows('service_areas', (rows) => ({ rows: [...rows, row], result: undefined }));
    told.titles.push(title);
  };

  const first = note('makes a file');
  await take(first);
  await Promise.all([take(note('one of two')), take(note('other of two'))]);
  await change(idOf(first), 'a note');
  const resume = { file: '2026-11-21-a.pdf', bytes: bytes.length, sha256: hash('sha256', bytes) };
  const applicant = leadOf('career-application', {}, { resume });
  await take(applicant, bytes);
  await take(note('another month', '2026-12-01T00:00:00.000Z'));
  await name('Yulee');
  await store.setSetting('captcha-secret', 'a secret of sixteen');
  told.secret = 'a secret of sixteen';
  await erase(idOf(first));
  await Promise.all([erase(idOf(applicant)), take(note('while another goes'))]);
  await name('Elkton');
  await take(note('last'));
}

const run = async (root: string, fileSystem: FileSystem, told: Acknowledged) => {
  const store = await openLowdbStore({ root, fileSystem });
  try {
    await work(store, told);
  } catch {
    // The power is gone, and the store has told so to whoever asked.
  } finally {
    await store.close().catch(() => {});
  }
};

/** @returns how many operations there were before the power went */
async function cutAt(operation: number, how: readonly Cut[]): Promise<number> {
  const root = await temporaryFolder();
  const disk = new SimulatedDisk();
  const told: Acknowledged = { leads: new Map(), erased: new Set(), titles: [], secret: undefined };
  disk.cutAt(operation);
  await run(root, disk, told).catch(() => {});
  for (const cut of how) {
    await using store = await openLowdbStore({ root, fileSystem: disk.afterCut(cut, operation) });
    const kept = new Map((await store.listLeads({})).map((lead) => [idOf(lead), lead]));
    const state = `cut before operation ${operation}, what was not synced is ${cut}`;
    for (const [id, lead] of told.leads) {
      expect({ state, lead: kept.get(id) }).toMatchObject({ state, lead: { entity: lead.entity } });
      expect(kept.get(id)?.state.notes).toEqual(expect.arrayContaining(lead.state.notes));
      const hasFile = (await store.readFile(lead)) !== undefined;
      expect({ state, hasFile }).toEqual({ state, hasFile: lead.submission.resume !== undefined });
    }
    for (const id of told.erased) expect({ state, erased: kept.get(id) }).toEqual({ state, erased: undefined });
    const rows = await store.rows('service_areas');
    expect(rows.map(({ cityName }) => cityName)).toEqual(expect.arrayContaining(told.titles));
    expect(told.secret === undefined || (await store.getSetting('captcha-secret')) === told.secret).toBe(true);
    // It goes on from there.
    expect(await store.insertLead(note('after the cut'))).toEqual({ outcome: 'created' });
  }
  return disk.operations;
}

describe('a power cut at any operation', () => {
  test('loses nothing that was acknowledged, and brings nothing back that was erased', async () => {
    const step = deep ? 1 : 3;
    let operation = 0;
    while ((await cutAt(operation, cuts)) === operation) operation += step;
    expect(operation).toBeGreaterThan(60);
  });

  test.each(['files', 'folders'] as const)('would be noticed here by a store without the sync of %s', async (about) => {
    const root = await temporaryFolder();
    const disk = new LyingDisk(about);
    const told: Acknowledged = { leads: new Map(), erased: new Set(), titles: [], secret: undefined };
    await run(root, disk, told);
    expect(told.leads.size).toBeGreaterThan(0);
    const opened = openLowdbStore({ root, fileSystem: disk.afterCut('lost') }).then(async (store) => {
      const kept = await store.listLeads({});
      await store.close();
      return kept.length;
    });
    expect(await opened.catch(() => 'refused')).not.toBe(told.leads.size);
  });
});

/** A disk that says that it has synced, and has not. */
class LyingDisk extends SimulatedDisk {
  readonly #about: 'files' | 'folders';
  protected override readonly syncsFiles: boolean;

  constructor(about: 'files' | 'folders') {
    super();
    this.#about = about;
    this.syncsFiles = about !== 'files';
  }

  override async syncFolder(path: string): Promise<void> {
    if (this.#about !== 'folders') await super.syncFolder(path);
  }
}
