import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restore } from '../../../src/cli/restore.ts';
import { openLowdbStore, readStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { previousBackup, previousData, stoppedAt } from '../../support/previous-version.ts';
import { temporaryFolder } from '../../support/server.ts';
import { upgradeContract } from '../../support/upgrade-contract.ts';

upgradeContract();

/** How many leads there are, and how many that were deleted. */
async function countIn(root: string): Promise<number[]> {
  await using store = await openLowdbStore({ root });
  return [(await store.listLeads({})).length, (await store.listLeads({ deleted: true })).length];
}

test('an upgrade leaves no copy of what may be erased later, and no folder on which the version before would start', async () => {
  const root = await previousData();
  expect(await countIn(root)).toEqual([7, 1]);
  expect((await readdir(root)).toSorted()).toEqual([
    'captcha-secret',
    'given-password-hash',
    'leads',
    'lock.sqlite',
    'mail-tried',
    'owner.json',
    'resumes',
    'service_areas.json',
    'sessions.json',
    'specials.json',
    'used_nonces.json',
    'users.json',
  ]);
  expect((await readdir(join(root, 'leads'))).toSorted()).toEqual(['2026-10.json', '2026-11.json']);
  // Whoever starts the version before is refused, and it has made these.
  await mkdir(join(root, 'leads/referrals'));
  expect(await countIn(root)).toEqual([7, 1]);
});

test('an upgrade that is cut off at any step is finished by the next start', async () => {
  for (let step = 0; ; step++) {
    const root = await previousData();
    const fileSystem = faultyFileSystem();
    fileSystem.failAt(step, 'EIO', true);
    const opened = await openLowdbStore({ root, fileSystem }).catch(() => undefined);
    await opened?.close();
    expect(await countIn(root), `cut off at ${step}`).toEqual([7, 1]);
    if (opened) break;
  }
});

test('what the version before erases after an upgrade that was cut off stays erased', async () => {
  const root = await previousData();
  const leftover = join(root, 'leads/2026-09.json');
  await writeFile(leftover, '[]');
  expect(await countIn(root)).toEqual([7, 1]);
  await expect(readFile(leftover)).rejects.toThrow('ENOENT');
});

const edit = (change: (text: string) => string) => async (path: string) =>
  writeFile(path, change(await readFile(path, 'utf8')));

test.each<[name: string, what: string, damage: (path: string) => Promise<void>]>([
  ['specials.json', 'has a changed byte', edit((text) => text.replace('Autumn', 'Winter'))],
  ['leads/referrals/2026-11.json', 'has a changed byte', edit((text) => text.replace('Frost', 'Snow'))],
  ['leads/referrals/2026-11.json', 'is gone', (path) => rm(path)],
  ['leads/referrals/2026-09.json', 'is a copy of another file', (path) => copyFile(path.replace('09', '11'), path)],
  ['store.json', 'is half of what it was', edit((text) => text.slice(0, 100))],
])('%s that %s stops an upgrade, and nothing is changed', async (name, _what, damage) => {
  const root = await previousData();
  await damage(join(root, name));
  const before = await readdir(root, { recursive: true });
  await expect(openLowdbStore({ root })).rejects.toThrow(
    `${join(root, name)} cannot be used: it is not what was written`,
  );
  expect((await readdir(root, { recursive: true })).filter((each) => each !== 'lock.sqlite')).toEqual(before);
});

test('leads in a file that the list of the version before does not name are there', async () => {
  const root = await previousData();
  const list = join(root, 'store.json');
  const [head = '', ...rest] = (await readFile(list, 'utf8')).split('\n');
  const rows = rest.slice(0, -2).map((line) => line.replace(/,$/, ''));
  const others = rows.filter((line) => !line.includes('referrals')).join(',\n');
  expect(rows.length).toBeGreaterThan(others.split('\n').length);
  await writeFile(
    list,
    `${head.replace(/(?<="sha256":")[^"]*/, createHash('sha256').update(others).digest('hex'))}\n${others}\n]}\n`,
  );
  expect(await countIn(root)).toEqual([7, 1]);
});

test('commands that only read refuse a folder of the version before, and leave it as it is', async () => {
  const root = await previousData();
  await expect(readStore(root)).rejects.toThrow('Use its commands');
  expect(await readdir(root)).toContain('store.json');
});

test('a backup of the version before is restored', async () => {
  const root = join(await temporaryFolder(), 'data');
  await restore(previousBackup, root, false, stoppedAt);
  expect(await countIn(root)).toEqual([7, 1]);
});
