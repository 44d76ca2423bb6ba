import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger, lossyDestination } from '../src/logger.ts';
import { startProcess } from './support/child.ts';
import { listen } from './support/listen.ts';
import { patience, temporaryFolder } from './support/server.ts';

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'server.log');
  closeSync(openSync(file, 'w'));
  return file;
}

test('drops the lines that a full disk cannot take, and ends the one that it took in part', () => {
  const file = temporaryFile();
  const descriptor = openSync(file, 'w');
  onTestFinished(() => closeSync(descriptor));
  const room = [100_000, 20, 0, 100_000];
  const log = createLogger(
    'info',
    lossyDestination(descriptor, (target, bytes) => {
      const most = room.shift() ?? 0;
      if (most === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return writeSync(target, (bytes as Buffer).subarray(0, most));
    }),
  );
  for (const sentence of ['one', 'two', 'three', 'four']) log.info({}, sentence);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect([lines[0], lines[1]?.length, lines[2]]).toEqual([
    expect.stringContaining('"msg":"one"'),
    20,
    expect.stringContaining('"msg":"four"'),
  ]);
});

test('a server that cannot write its log answers, and ends when it is told to', async () => {
  // Each write to a descriptor that is open for reading fails, as on a full disk.
  const readOnly = openSync(temporaryFile(), 'r');
  onTestFinished(() => closeSync(readOnly));
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => void probe.close(resolve));
  const environment = { DATA_DIR: await temporaryFolder(), PORT: String(port), LOG_LEVEL: 'trace' };
  const { child, ended } = startProcess(environment, readOnly);
  const statusOf = () =>
    fetch(`http://127.0.0.1:${port}/api/captcha`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(statusOf, patience).toBe(200);
  expect(await Promise.all(Array.from({ length: 50 }, statusOf))).toEqual(Array(50).fill(200));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
