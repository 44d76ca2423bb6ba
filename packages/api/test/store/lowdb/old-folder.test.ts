import { hash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { create } from 'tar';
import { manifestFile } from '../../../src/cli/archive/manifest.ts';
import { restore } from '../../../src/cli/archive/restore.ts';
import type { Lead } from '../../../src/leads/model/lead.ts';
import { openLowdbStore, readStore } from '../../../src/store/lowdb/open-lowdb-store.ts';
import { idOf, leadOf, note, suspectNote } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { cuts, SimulatedDisk } from '../../support/simulated-disk.ts';

/** A data file as the first version wrote it. */
function oldFile(file: string, rows: readonly object[]): string {
  const body = rows.map((row) => JSON.stringify(row)).join(',\n');
  const checksum = hash('sha256', body);
  return `{"format":"leads-and-tables/1","file":"${file}","count":${rows.length},"sha256":"${checksum}","records":[\n${body}\n]}\n`;
}

const bytes = Buffer.from('%PDF-1.7 of an applicant');

/** The files of a folder of the first version, by name, and the leads as they are to be read. */
function oldFolder(): { files: Record<string, string>; leads: Lead[] } {
  const changed = { ...note('changed', '2026-10-05T12:00:00.000Z') };
  changed.state = {
    ...changed.state,
    status: 'scheduled',
    unread: false,
    notes: [{ at: '2026-10-06T12:00:00.000Z', text: 'Zoë called 雪' }],
    history: [{ at: '2026-10-06T12:00:00.000Z', kind: 'note', detail: '' }],
    delivery: { attempts: 1, sentAt: '2026-10-05T12:00:05.000Z' },
  };
  const untouched = suspectNote('untouched', '2026-10-07T12:00:00.000Z');
  const second = note('in the second file', '2026-10-08T12:00:00.000Z');
  const resume = { file: '2026-11-21-a.pdf', bytes: bytes.length };
  const applicant = leadOf('career-application', {}, { receivedAt: '2026-11-21T12:00:00.000Z', resume });
  const row = ({ entity, intake }: Lead) => ({ entity, intake });
  const state = ({ entity, state: rest }: Lead) => ({ id: entity.id, ...rest });
  const data: Record<string, object[]> = {
    'leads/contact_forms/2026-10.json': [row(changed), row(untouched)],
    'leads/contact_forms/2026-10.state.json': [state(changed)],
    'leads/contact_forms/2026-10.2.json': [row(second)],
    'leads/career_applications/2026-11.json': [row(applicant)],
    'service_areas.json': [{ id: '3f1c2b44-8f2f-4a8e-9d6c-0a1b2c3d4e5f', cityName: 'Yulee', isActive: true }],
  };
  const manifest = Object.keys(data).map((file) => ({ file }));
  const files = Object.fromEntries(Object.entries(data).map(([file, rows]) => [file, oldFile(file, rows)]));
  files['store.json'] = oldFile('store.json', manifest);
  files['leads/contact_forms/2026-10.state.json.bak'] = oldFile('leads/contact_forms/2026-10.state.json', []);
  files['resumes/2026-11-21-a.pdf'] = bytes.toString();
  files['captcha-secret'] = 'a secret of sixteen\n';
  const withChecksum: Lead = {
    ...applicant,
    intake: { ...applicant.intake, resume: { ...resume, sha256: hash('sha256', bytes) } },
  };
  return { files, leads: [withChecksum, second, untouched, changed] };
}

async function onDisk(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

test('a folder of the first version is read, rewritten once, and read again as it was', async () => {
  const { files, leads } = oldFolder();
  const root = await onDisk(files);
  await expect(readStore(root)).rejects.toThrow('of an earlier version: start the server once');
  for (let start = 1; start <= 2; start++) {
    const store = await openLowdbStore({ root });
    expect(await store.listLeads({})).toEqual(leads);
    expect(await store.rows('service_areas')).toMatchObject([{ cityName: 'Yulee' }]);
    expect(await store.getSetting('captcha-secret')).toBe('a secret of sixteen');
    const [applicant] = leads;
    expect(applicant && (await store.getFile(applicant))).toEqual({ outcome: 'sound', bytes });
    await store.close();
    const names = await readdir(root, { recursive: true });
    expect(names.filter((name) => name.includes('.state.'))).toEqual([]);
  }
  const { records } = JSON.parse(await readFile(join(root, 'leads/contact_forms/2026-10.json'), 'utf8'));
  expect(records).toEqual([leads[3], leads[2]]);
});

test('a damaged file of the first version is named, and nothing is rewritten', async () => {
  const { files } = oldFolder();
  const name = 'leads/contact_forms/2026-10.state.json';
  const root = await onDisk({ ...files, [name]: (files[name] ?? '').replace('Zoë', 'Zoe') });
  await expect(openLowdbStore({ root })).rejects.toThrow(`${name} cannot be used: its checksum does not match`);
  expect(await readFile(join(root, 'leads/contact_forms/2026-10.json'), 'utf8')).toBe(
    files['leads/contact_forms/2026-10.json'],
  );
});

test('a backup of the first version comes back', async () => {
  const { files, leads } = oldFolder();
  const folder = await onDisk(files);
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha256: hash('sha256', text),
  }));
  const list = { format: 'data-folder/1', createdAt: '2026-11-22T00:00:00.000Z', files: listed };
  await writeFile(join(folder, manifestFile), JSON.stringify(list));
  const archive = join(await temporaryFolder(), 'old.tar.gz');
  await create({ cwd: folder, file: archive, gzip: true }, [manifestFile, ...Object.keys(files)]);
  const root = join(await temporaryFolder(), 'data');
  await restore(archive, root, false, Date.parse('2026-11-22T00:00:00Z'));
  const store = await openLowdbStore({ root });
  onTestFinished(() => store.close());
  expect(await store.listLeads({})).toEqual(leads);
});

test('a power cut at any operation of the rewriting loses nothing', async () => {
  const { files, leads } = oldFolder();
  const root = await temporaryFolder();
  const filled = async () => {
    const disk = new SimulatedDisk();
    for (const name of ['.', ...Object.keys(files).map((file) => dirname(file))])
      await disk.makeDirectory(join(root, name));
    for (const [name, text] of Object.entries(files)) {
      const file = await disk.create(join(root, name));
      await file.write(Buffer.from(text));
      await file.sync();
      await (await disk.openDirectory(dirname(join(root, name)))).sync();
    }
    return disk;
  };
  let cut = 0;
  for (let reached = Infinity; cut < reached; cut++) {
    const disk = await filled();
    const before = disk.operations;
    disk.cutAt(before + cut);
    await openLowdbStore({ root, fileSystem: disk }).then(
      (store) => store.close(),
      () => {},
    );
    reached = disk.operations - before < cut ? 0 : Infinity;
    for (const how of cuts) {
      const store = await openLowdbStore({ root, fileSystem: disk.afterCut(how, cut) });
      expect([cut, how, (await store.listLeads({})).map(idOf)]).toEqual([cut, how, leads.map(idOf)]);
      expect(await store.listLeads({})).toEqual(leads);
      await store.close();
    }
  }
  expect(cut).toBeGreaterThan(20);
});
