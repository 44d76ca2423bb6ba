import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from './support/child.ts';
import { listen } from './support/listen.ts';
import { submit } from './support/requests.ts';
import { adminPassword, patience, temporaryFolder } from './support/server.ts';
import { readTestStore } from './support/stores.ts';
import { nothingWrong, Visitors } from './support/visitors.ts';

test('the first start prints the address, the data folder and the admin password; the second one no password', async () => {
  const dataDir = await temporaryFolder();
  const first = startProcess({ DATA_DIR: dataDir });
  await first.ready;
  await expect.poll(first.output, patience).toContain('or set ADMIN_PASSWORD.');
  expect(first.output()).toContain(`Data is kept in ${dataDir}`);
  const password = /^Admin password: ([a-z0-9-]{24})$/m.exec(first.output())?.[1] ?? 'none';
  const hash = await readFile(join(dataDir, 'admin-password-hash'), 'utf8');
  expect(hash).toMatch(/^scrypt\$/);
  expect(hash).not.toContain(password);
  for (const file of ['admin-password-hash', 'captcha-secret']) {
    expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600);
  }
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = startProcess({ DATA_DIR: dataDir });
  await second.ready;
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.output()).not.toContain('Admin password');
});

test('a port that is in use is a sentence and exit code 1; no password is made in vain', async () => {
  const dataDir = await temporaryFolder();
  const port = await listen(createServer());
  const server = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`);
  await expect(stat(join(dataDir, 'admin-password-hash'))).rejects.toThrow('ENOENT');
});

test('SIGTERM under load: what was acknowledged is kept, and the process ends by itself', async () => {
  const dataDir = await temporaryFolder();
  const server = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword });
  const url = await server.ready;
  const visitors = new Visitors();
  const sending = Array.from({ length: 16 }, (_, writer) => visitors.send(url, `w${writer}`));
  await expect.poll(() => visitors.told.leads, patience).toBeGreaterThan(100);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await Promise.all(sending);
  await using store = await readTestStore(dataDir);
  expect(await visitors.compare(store)).toEqual(nothingWrong);
});

test.each<[name: string, value: (file: string) => string, sentence: string]>([
  [
    'DATA_DIR',
    (file) => file,
    'The data folder FILE cannot be written (unable to open database file). Set DATA_DIR to one that can.',
  ],
  ['HOST', () => '203.0.113.7', 'This machine does not have the address 203.0.113.7. Set HOST to one that it has.'],
])('a %s that cannot be used is a sentence and exit code 1', async (name, value, sentence) => {
  const file = join(await temporaryFolder(), 'a-file');
  await writeFile(file, '');
  const server = startProcess({ DATA_DIR: await temporaryFolder(), [name]: value(file) });
  expect(await server.ended).toBe(1);
  expect(server.output().replace(file, 'FILE')).toBe(`${sentence}\n`);
});

test('with a file as SITE_DIR only the API answers', async () => {
  const file = join(await temporaryFolder(), 'a-file');
  await writeFile(file, '');
  const server = startProcess({ DATA_DIR: await temporaryFolder(), SITE_DIR: file });
  expect((await submit(await server.ready)).status).toBe(201);
  expect(server.output()).toContain(`There is no built site in ${file}: only the API answers.`);
});
