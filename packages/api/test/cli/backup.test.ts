import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { create } from 'tar';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../src/cli/backup.ts';
import { copyAll } from '../../src/cli/copy.ts';
import { OperatorError } from '../../src/errors.ts';
import { restore } from '../../src/cli/restore.ts';
import { openLowdbStore } from '../../src/store/lowdb/lowdb-store.ts';
import type { Store } from '../../src/store/store.ts';
import { requestWithMail } from '../support/office.ts';
import { patience, temporaryFolder } from '../support/server.ts';
import { getLead, idOf, leadOf, updateLead } from '../support/leads.ts';

const now = Date.parse('2026-11-22T03:40:00Z');
const resumeName = '2026-11-21-3f1c2b44.pdf';
const resumeBytes = Buffer.from('%PDF-1.7 a résumé');
const resume = { file: resumeName, bytes: resumeBytes.length };

const open = (root: string): Promise<Store> => openLowdbStore({ root });

/** A data folder with leads of two months, a state, a résumé and a secret; and a place for archives. */
async function dataFolder() {
  const place = await temporaryFolder();
  const root = join(place, 'data');
  const store = await open(root);
  const early = requestWithMail({}, { receivedAt: '2026-10-02T12:00:00.000Z' });
  const late = requestWithMail({ message: 'Zoë 雪' });
  const applicant = leadOf('career-application', {}, { resume: { ...resume, sha256: hash('sha256', resumeBytes) } });
  for (const lead of [early, late]) await store.insertLead(lead);
  await store.insertLead(applicant, resumeBytes);
  await updateLead(store, late.entity.id, (state) => ({ ...state, status: 'scheduled', unread: false }));
  await store.close();
  await writeFile(join(root, 'captcha-secret'), 'a secret of sixteen\n', { mode: 0o600 });
  return { place, root, archive: join(place, 'backup.tar.gz'), ids: [early.entity.id, late.entity.id] };
}

const idsIn = async (root: string): Promise<Set<string>> => {
  await using store = await open(root);
  return new Set((await store.listLeads({ kinds: ['service-request'] })).map(idOf));
};

/** An archive with these files, as somebody else could have made it. */
async function archiveOf(files: Record<string, string>, change?: (folder: string) => Promise<void>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await change?.(folder);
  const archive = join(await temporaryFolder(), 'made.tar.gz');
  await create({ cwd: folder, file: archive, gzip: true, preservePaths: true }, await readdir(folder));
  return archive;
}

describe('a backup', () => {
  test('comes back as it was: leads, states, résumés and secrets, in a new folder', async () => {
    const { place, root, archive, ids } = await dataFolder();
    expect(await backUp(root, archive, now)).toEqual({ leads: 3, files: 1, missing: [] });
    const to = join(place, 'elsewhere', 'data');
    const { createdAt, movedTo } = await restore(archive, to, false, now);
    expect(createdAt).toBe('2026-11-22T03:40:00.000Z');
    expect(movedTo).toBeUndefined();
    const [before, after] = [await open(root), await open(to)];
    expect(await after.listLeads({})).toEqual(await before.listLeads({}));
    expect((await getLead(after, ids[1] ?? ''))?.state).toMatchObject({ status: 'scheduled', unread: false });
    const [applicant] = await after.listLeads({ kinds: ['career-application'] });
    expect(applicant && (await after.readFile(applicant))).toEqual(resumeBytes);
    await Promise.all([before.close(), after.close()]);
    expect(await readFile(join(to, 'captcha-secret'), 'utf8')).toBe('a secret of sixteen\n');
    expect((await stat(join(to, 'captcha-secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(to)).mode & 0o777).toBe(0o700);
  });

  test('is readable by its owner alone, leaves nothing beside it, and overwrites nothing', async () => {
    const { place, root, archive } = await dataFolder();
    await backUp(root, archive, now);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(new Set(await readdir(place))).toEqual(new Set(['backup.tar.gz', 'data']));
    const bytes = await readFile(archive);
    await expect(backUp(root, archive, now)).rejects.toThrow(`${archive} exists already`);
    expect(await readFile(archive)).toEqual(bytes);
  });

  test('removes the work folder of one that was killed over an hour ago, and leaves a younger one alone', async () => {
    const { archive, place, root } = await dataFolder();
    for (const [name, minutes] of [
      ['.backup-killed', 61],
      ['.backup-running', 59],
    ] as const) {
      await mkdir(join(place, name, 'data'), { recursive: true });
      const time = new Date(Date.now() - minutes * 60_000);
      await utimes(join(place, name), time, time);
    }
    await backUp(root, archive, now);
    expect((await readdir(place)).toSorted()).toEqual(['.backup-running', 'backup.tar.gz', 'data']);
  });

  test('and a copy name a folder that is not there, and make none', async () => {
    const { archive, place, root } = await dataFolder();
    const [typo, empty] = [join(place, 'typo'), join(place, 'empty')];
    const nowhere = backUp(root, join(typo, 'backup.tar.gz'), now);
    await expect(nowhere).rejects.toThrow(new OperatorError(`There is no folder ${typo}.`));
    for (const nothing of [typo, empty])
      await expect(backUp(nothing, archive, now)).rejects.toThrow(`There are no leads in ${nothing}.`);
    await expect(copyAll(typo, empty)).rejects.toThrow(new OperatorError(`There are no leads in ${typo}.`));
    expect(await readdir(place)).toEqual(['data']);
  });

  test('of a folder that cannot be read says so', async () => {
    const { archive, place } = await dataFolder();
    // Tests may run as root, who may read everything but a link to itself.
    const folder = join(place, 'link');
    await symlink(folder, folder);
    const backup = backUp(folder, archive, now);
    await expect(backup).rejects.toThrow(new OperatorError(`${folder} cannot be read (ELOOP).`));
  });

  test('that is made under a load of writes holds every lead that was acknowledged when it began', async () => {
    const { place, root } = await dataFolder();
    const store = await open(root);
    const acknowledged: string[] = [];
    const ending = new AbortController();
    const writers = Array.from({ length: 8 }, async () => {
      while (!ending.signal.aborted) {
        const record = requestWithMail();
        await store.insertLead(record);
        acknowledged.push(record.entity.id);
        await updateLead(store, record.entity.id, (state) => ({ ...state, unread: false }));
      }
    });
    const archives: { archive: string; before: string[] }[] = [];
    for (let round = 1; round <= 5; round++) {
      await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(round * 40);
      const before = [...acknowledged];
      const archive = join(place, `${round}.tar.gz`);
      await backUp(root, archive, now);
      archives.push({ archive, before });
    }
    ending.abort();
    await Promise.all(writers);
    await store.close();
    for (const { archive, before } of archives) {
      const to = archive.replace('.tar.gz', '');
      await restore(archive, to, false, now);
      const ids = await idsIn(to);
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test('has the files that links lead to, such as those on another disk, and none that was erased meanwhile', async () => {
    const { place, root, archive, ids } = await dataFolder();
    const disk = join(place, 'disk');
    await mkdir(disk);
    for (const name of ['2026-10.json', resumeName]) {
      const path = join(root, name === resumeName ? 'resumes' : 'leads', name);
      await rename(path, join(disk, name));
      await symlink(join(disk, name), path);
    }
    await symlink(join(disk, 'erased.pdf'), join(root, 'resumes/erased.pdf'));
    await backUp(root, archive, now);
    const to = join(place, 'new');
    await restore(archive, to, false, now);
    expect(await idsIn(to)).toEqual(new Set(ids));
    expect(await readdir(join(to, 'resumes'))).toEqual([resumeName]);
  });

  test('of a damaged folder is refused with the name of the file', async () => {
    const { place, root, archive } = await dataFolder();
    const path = join(root, 'leads/2026-10.json');
    await writeFile(path, '[');
    await expect(backUp(root, archive, now)).rejects.toThrow(`${path} cannot be used: it is not valid JSON`);
    expect(await readdir(place)).toEqual(['data']);
  });

  test.each([
    ['gone', (path: string) => rm(path)],
    ['damaged', (path: string) => writeFile(path, resumeBytes.toString().replace('a', 'b'))],
  ])('names a résumé that is %s, and is made all the same', async (_what, spoil) => {
    const { root, archive } = await dataFolder();
    await spoil(join(root, 'resumes', resumeName));
    expect(await backUp(root, archive, now)).toEqual({ leads: 3, files: 0, missing: [resumeName] });
  });
});

describe('a restore', () => {
  test('refuses a folder that is not empty; with --replace it is moved aside whole', async () => {
    const { place, root, archive, ids } = await dataFolder();
    await backUp(root, archive, now);
    const store = await open(root);
    const newer = requestWithMail();
    await store.insertLead(newer);
    await store.close();
    await expect(restore(archive, root, false, now)).rejects.toThrow('is not empty. Add --replace');
    expect(await idsIn(root)).toContain(newer.entity.id);

    const { ino } = await stat(root);
    const { movedTo = '' } = await restore(archive, root, true, now);
    expect(movedTo).toBe(join(root, 'before-2026-11-22T03-40-00.000Z'));
    // A volume that is mounted there can be neither renamed nor removed.
    expect((await stat(root)).ino).toBe(ino);
    expect(await idsIn(root)).toEqual(new Set(ids));
    expect(await idsIn(movedTo)).toEqual(new Set([...ids, newer.entity.id]));
    expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(new Set(await readdir(place))).toEqual(new Set(['backup.tar.gz', 'data']));
  });

  test('holds the folder until it is done: no server starts in between', async () => {
    const { root, archive } = await dataFolder();
    await backUp(root, archive, now);
    const done = new AbortController();
    const restoring = restore(archive, root, true, now).finally(() => done.abort());
    const hasBegun = () => readdirSync(root).some((name) => name.startsWith('.restoring'));
    while (!done.signal.aborted && !hasBegun()) await nextTurn();
    await expect(open(root)).rejects.toThrow('Another process is using the data folder');
    await restoring;
    await (await open(root)).close();
  });

  test('refuses an archive with a changed byte or a missing end, wherever that is', async () => {
    const { place, root, archive } = await dataFolder();
    await backUp(root, archive, now);
    const bytes = await readFile(archive);
    const to = join(place, 'new');
    const steps = Array.from({ length: 12 }, (_, index) => Math.floor((bytes.length * index) / 12));
    for (const at of steps) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      for (const damaged of [changed, bytes.subarray(0, at)]) {
        const path = join(place, 'damaged.tar.gz');
        await writeFile(path, damaged);
        await expect(restore(path, to, false, now)).rejects.toThrow(OperatorError);
        await expect(stat(to)).rejects.toThrow('ENOENT');
      }
    }
  });

  test.each([
    ['leads/2026-10.json', 'a data file in it is damaged or gone'],
    [`resumes/${resumeName}`, `the file ${resumeName} in it is damaged`],
  ])('refuses an archive that was made again after a change of %s', async (name, why) => {
    const { place, root } = await dataFolder();
    await writeFile(join(root, name), 'x');
    const archive = join(place, 'made.tar.gz');
    const inFolder = await readdir(root, { recursive: true, withFileTypes: true });
    const files = inFolder.filter((entry) => entry.isFile() && !/lock/.test(entry.name));
    await create(
      { cwd: root, file: archive, gzip: true },
      files.map((entry) => relative(root, join(entry.parentPath, entry.name))),
    );
    await expect(restore(archive, join(place, 'new'), false, now)).rejects.toThrow(why);
  });

  test.each([
    ['without a data folder', { 'other.json': 'x' }],
    ['with a file in the place of a folder', { 'leads/2026-11.json': '[]', resumes: 'x' }],
  ])('refuses an archive %s', async (_what, files) => {
    const to = join(await temporaryFolder(), 'data');
    const restoring = restore(await archiveOf(files), to, false, now);
    await expect(restoring).rejects.toThrow('This archive cannot be used');
    await expect(stat(to)).rejects.toThrow('ENOENT');
  });

  test('into a new volume leaves out the lock of a data folder that was packed by hand', async () => {
    const to = join(await temporaryFolder(), 'data');
    await mkdir(join(to, 'lost+found'), { recursive: true });
    const archive = await archiveOf({ 'leads/2026-11.json': '[]', 'lock.sqlite': 'no database' });
    await restore(archive, to, false, now);
    expect(await idsIn(to)).toEqual(new Set());
  });

  test('refuses a link in the archive, and paths that lead out of it', async () => {
    const place = await temporaryFolder();
    const to = join(place, 'data');
    const linked = await archiveOf({}, (folder) => symlink('/etc/passwd', join(folder, 'users.json')));
    await expect(restore(linked, to, false, now)).rejects.toThrow('"users.json" is not a plain file');
    const folder = join(await temporaryFolder(), 'inner');
    await mkdir(folder);
    await writeFile(join(folder, '..', 'users.json'), 'x');
    for (const path of ['../users.json', join(folder, '..', 'users.json')]) {
      const archive = join(place, 'out.tar.gz');
      await create({ cwd: folder, file: archive, gzip: true, preservePaths: true }, [path]);
      await expect(restore(archive, to, false, now)).rejects.toThrow('This archive cannot be used');
    }
    expect(await readdir(place)).toEqual(['out.tar.gz']);
  });

  test('of an archive that is not there says so', async () => {
    const place = await temporaryFolder();
    await expect(restore(join(place, 'none.tar.gz'), join(place, 'data'), false, now)).rejects.toThrow(
      'There is no archive',
    );
  });
});
