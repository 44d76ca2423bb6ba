import { copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DamagedFile, decode, encode } from '../../../src/store/lowdb/data-file.ts';
import { CorruptDataDir } from '../../../src/store/lowdb/data-folder.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { deep, temporaryFolder } from '../../support/server.ts';
import { note, textsIn } from '../../support/leads.ts';

const file = 'leads/contact_forms/2026-11.json';
const open = (root: string) => openLowdbStore({ root });

/** A closed store with two records in November and one in December. */
async function filledStore(): Promise<string> {
  const root = await temporaryFolder();
  await using store = await open(root);
  await store.insertLead(note('a'));
  await store.insertLead(note('b'));
  await store.insertLead(note('c', '2026-12-01T00:00:00.000Z'));
  return root;
}

/** The message with which the store refuses to open. */
async function refusal(root: string): Promise<string> {
  const error = await open(root).then(
    async (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CorruptDataDir);
  return (error as CorruptDataDir).message;
}

test('a file cut at any byte is never read as a shorter one', () => {
  const bytes = encode(file, [note('a'), note('b')]);
  for (let length = 0; length < bytes.length; length++) {
    expect(() => decode(file, bytes.subarray(0, length))).toThrow(DamagedFile);
  }
  expect(decode(file, bytes)).toHaveLength(2);
});

test('a flipped bit is never read as something else', () => {
  const bytes = encode(file, [note('a'), note('Zoë')]);
  for (let bit = 0; bit < bytes.length * 8; bit += deep ? 1 : 7) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => decode(file, flipped)).toThrow(DamagedFile);
  }
});

test('a file put in the place of another one is damage', () => {
  expect(() => decode('leads/contact_forms/2026-12.json', encode(file, []))).toThrow(DamagedFile);
});

test('the store refuses to open a file that is cut, and names it and the step that restores it', async () => {
  const root = await filledStore();
  const path = join(root, file);
  const whole = await readFile(path);
  for (let length = 0; length < whole.length; length += deep ? 1 : 97) {
    await writeFile(path, whole.subarray(0, length));
    const message = await refusal(root);
    expect(message).toContain(`The data file ${path} cannot be used`);
    expect(message).toContain(`mv "${path}.bak" "${path}"`);
    expect(message).toContain('Nothing was changed.');
  }
});

test('the step that it names restores the file as it was before the last write', async () => {
  const root = await filledStore();
  const path = join(root, file);
  await writeFile(path, 'damage');
  await refusal(root);
  await copyFile(`${path}.bak`, path);
  await using store = await open(root);
  expect(await textsIn(store)).toEqual(['a', 'c']);
});

test('fault 18: a file that is gone while the manifest lists it is a refusal, not an empty month', async () => {
  const root = await filledStore();
  await rm(join(root, file));
  expect(await refusal(root)).toContain(`${join(root, file)} cannot be used: it is gone`);
});

test('a file that only another release knows is a refusal that offers no older copy', async () => {
  const root = await filledStore();
  await writeFile(join(root, 'calls.json'), encode('calls.json', [{ id: '1' }]));
  await writeFile(join(root, 'calls.json.bak'), encode('calls.json', []));
  await writeFile(join(root, 'store.json'), encode('store.json', [{ file }, { file: 'calls.json' }]));
  const message = await refusal(root);
  expect(message).toContain('this one has no calls.json');
  expect(message).not.toContain('mv ');
});

test('a damaged copy is not offered', async () => {
  const root = await filledStore();
  await writeFile(join(root, file), 'damage');
  await writeFile(join(root, `${file}.bak`), 'damage');
  expect(await refusal(root)).toContain('restore the data folder from your own backup');
});

test('a missing manifest beside data is a refusal, as after a restore that was cut off', async () => {
  const root = await filledStore();
  await rm(join(root, 'store.json'));
  await rm(join(root, 'store.json.bak'), { force: true });
  expect(await refusal(root)).toContain('store.json cannot be used: it is gone');
});

test('a damaged manifest is a refusal', async () => {
  const root = await filledStore();
  await writeFile(join(root, 'store.json'), '{}');
  expect(await refusal(root)).toContain('store.json cannot be used');
});

const { digest: _required, ...withoutDigest } = note('a').submission;
test.each([
  ['of the wrong shape', { entity: { text: 'no id' } }],
  ['without a field that a newer release requires', { ...note('a'), submission: withoutDigest }],
])('a sound file that holds a record %s is a refusal', async (_what, record) => {
  const root = await filledStore();
  await writeFile(join(root, file), encode(file, [record]));
  expect(await refusal(root)).toContain('a record in it has the wrong shape');
});

test('a file that a stop left unlisted is taken in; a half-written one is cleared away', async () => {
  const root = await filledStore();
  const late = 'leads/contact_forms/2027-01.json';
  await writeFile(join(root, late), encode(late, [note('late', '2027-01-01T00:00:00.000Z')]));
  await writeFile(join(root, `${file}.tmp`), 'half a fi');
  const first = await open(root);
  expect(await textsIn(first)).toEqual(['a', 'b', 'c', 'late']);
  await first.close();
  expect(await readdir(join(root, 'leads/contact_forms'))).not.toContain('2026-11.json.tmp');
  await rm(join(root, late));
  expect(await refusal(root)).toContain(late);
});
