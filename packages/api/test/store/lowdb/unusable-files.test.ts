import { mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '../../../src/errors.ts';
import { UnusableFile } from '../../../src/store/lowdb/json-file.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { folderWith, idOf, leadOf, note, textsIn, updateLead } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';

const file = 'leads/2026-11.json';
const { digest: _required, ...withoutDigest } = note('a').submission;
const [twin, changed] = [note('a'), note('a')];
const twoMonths = () => folderWith([twin, note('b'), note('c', '2026-12-01T00:00:00.000Z')]);

test.each<[string, string, string | object[]]>([
  ['is cut', file, '[\n{"kind":"contact",'],
  ['is empty', file, ''],
  ['holds one row instead of a list', file, JSON.stringify(note('a'))],
  ['holds a row of another kind of data', file, [{ text: 'no id' }]],
  ['holds a lead of an unknown kind', file, [{ ...note('a'), kind: 'fax' }]],
  ['holds a lead without a field', file, [{ ...note('a'), submission: withoutDigest }]],
  ['holds a lead with a field of another type', file, [{ ...changed, state: { ...changed.state, unread: 'yes' } }]],
  ['holds one lead twice', file, [twin, twin]],
  ['holds a lead of another file', 'leads/2027-01.json', [twin]],
  // It would be looked for in the file of its month, and neither be changed nor erased.
  ['holds a lead of another month', file, [note('a', '2027-01-01T00:00:00.000Z')]],
  ['holds a user without a password', 'users.json', [{ id: idOf(twin), username: 'Rosa' }]],
  ['holds null', 'specials.json', [null as unknown as object]],
])('a file that %s stops the start with its name, and is left as it is', async (_what, name, content) => {
  const root = await twoMonths();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(root, name), text);
  const opening = openLowdbStore({ root });
  await expect(opening).rejects.toThrow(UnusableFile);
  await expect(opening).rejects.toThrow(`The data file ${join(root, name)} cannot be used`);
  expect(await readFile(join(root, name), 'utf8')).toBe(text);
});

test.each([
  ['a link to nothing, such as to a disk that is not there', 'ENOENT', (path: string) => symlink(`${path}.away`, path)],
  ['a folder', 'EISDIR', (path: string) => mkdir(path)],
])('a data file that is %s stops the start with its name', async (_what, code, make) => {
  for (const name of [file, 'users.json']) {
    const root = await twoMonths();
    await rm(join(root, name), { force: true });
    await make(join(root, name));
    await expect(openLowdbStore({ root })).rejects.toThrow(
      `${join(root, name)} cannot be used: it cannot be read (${code}). Check its owner and its disk.`,
    );
  }
});

test('a folder of an earlier version, with a folder for each kind of lead, stops the start with its name', async () => {
  const root = await temporaryFolder();
  const kind = join(root, 'leads/service_requests');
  await mkdir(kind, { recursive: true });
  await writeFile(join(kind, '2026-11.json'), '{"format":"leads-and-tables/2","records":[]}');
  await expect(openLowdbStore({ root })).rejects.toThrow(`The data file ${kind} cannot be used`);
  expect(await readdir(kind)).toEqual(['2026-11.json']);
});

test("a folder opens with values that today's rules for forms would refuse", async () => {
  const root = await folderWith([leadOf('contact', { phone: 'call me', message: 'x'.repeat(9_000) })]);
  await using store = await openLowdbStore({ root });
  expect(await store.listLeads({})).toHaveLength(1);
});

test('what a write that was cut off has left is cleared away', async () => {
  const root = await twoMonths();
  await writeFile(join(root, `${file}.tmp`), 'half a fi');
  await using store = await openLowdbStore({ root });
  expect(await textsIn(store)).toEqual(['a', 'b', 'c']);
  expect(await readdir(join(root, 'leads'))).toEqual(['2026-11.json', '2026-12.json']);
});

test('a folder whose restore was cut off is not opened', async () => {
  const root = await twoMonths();
  await mkdir(join(root, '.restoring-a1b2c3'));
  await expect(openLowdbStore({ root })).rejects.toThrow(
    `A restore of ${root} was cut off. Run it again, with --replace.`,
  );
});

test.each([
  ['a place where no folder can be made', '/proc/x'],
  ['a file', import.meta.filename],
  ['a folder in a file', join(import.meta.filename, 'x')],
])('%s as the data folder is told in a sentence', async (_what, root) => {
  const opening = openLowdbStore({ root });
  await expect(opening).rejects.toThrow(OperatorError);
  await expect(opening).rejects.toThrow(
    /^The data folder .* cannot be written \(.+\)\. Set DATA_DIR to one that can\.$/,
  );
});

test('a mistake of the program is not told as a full disk', async () => {
  const lead = note('a');
  await using store = await openLowdbStore({ root: await folderWith([lead]) });
  const mistaken = updateLead(store, idOf(lead), () => {
    throw new TypeError('made by a test');
  });
  await expect(mistaken).rejects.toThrow(TypeError);
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  await expect(store.insertLead(leadOf('contact', { message: cyclic }))).rejects.toThrow(TypeError);
  expect(store.state()).toBe('ready');
  expect(await store.insertLead(note('b'))).toEqual({ outcome: 'created' });
});

test.each(['EIO', 'EMFILE', 'ENOMEM'])('%s at any step of a start is an error, and never fewer leads', async (code) => {
  const root = await twoMonths();
  for (let at = 0, reached = true; reached; at++) {
    const fileSystem = faultyFileSystem();
    fileSystem.failAt(at, code);
    const opened = await openLowdbStore({ root, fileSystem }).catch((error: Error) => error);
    reached = fileSystem.diary.length > at;
    const found = opened instanceof Error ? opened.message : (await opened.listLeads({})).length;
    if (!(opened instanceof Error)) await opened.close();
    // Either the failure, or all that is kept.
    expect(typeof found === 'number' ? found === 3 : found.includes(code)).toBe(true);
  }
});
