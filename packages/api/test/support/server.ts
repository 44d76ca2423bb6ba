import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import * as z from 'zod/mini';
import { placeOf } from './stores.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { costs } from '../../src/auth/passwords.ts';
import type { Route } from '../../src/http/define-route.ts';
import { createLogger } from '../../src/logger.ts';
import { startServer, type TestOverrides, type RunningServer } from '../../src/start-server.ts';

/** True in `npm run test:deep`: the fault runs take minutes instead of seconds. */
export const deep = process.env['DEEP'] !== undefined;

/** For `expect.poll`: long enough for a busy machine, in milliseconds. */
export const patience = { timeout: 30_000 };

/** The admin's, unless a test sets another one. */
export const adminPassword = 'salt marsh heron';

/** Ends something when the test is over, or, outside of a test, when all tests of the file are. */
function whenOver(ending: () => Promise<unknown>): void {
  const end = async () => void (await ending());
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}

/**
 * In memory if there is room: waiting for the disk takes most of a test's time. The tests of power cuts check what is synced
 * and when.
 */
const roomyPlace = statfs('/dev/shm').then(
  ({ bavail, bsize }) => (bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir()),
  () => tmpdir(),
);

/** A folder that is gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(await roomyPlace, 'api-test-'));
  whenOver(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A clock that stands still until a test moves it. */
export function stoppedClock(start = Date.parse('2026-11-21T15:00:00Z')) {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

export interface TestServer extends RunningServer {
  dataDir: string;
  /** Everything logged so far. */
  logged: () => string;
}

export interface TestOptions extends TestOverrides, Partial<Config> {}

/** A log that a test can read. */
export function collectLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('trace', destination), logged: () => lines.join('') };
}

/**
 * Fails a request whose answer is not what its route promises: the schema of its JSON, without other keys, or no body. So
 * every test of a route checks its schema.
 */
function checkAnswer({ responses }: Route, answer: unknown): void {
  const [promised] = Object.values(responses);
  const sent: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  deepStrictEqual(promised?.schema && z.parse(promised.schema, sent), sent);
}

/** Saves time. A test that sets one of them to undefined gets the server's default. */
const inTests = { passwordCost: costs.generated, pollInterval: 100 };

/** The whole server on a free port, with its data in a temporary folder. It is stopped when the test is over. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const { now, fileSystem, passwordCost, pollInterval, ...config } = { ...inTests, ...options };
  const dataDir = config.dataDir ?? (await temporaryFolder());
  const place = config.databaseUrl === undefined ? await placeOf(dataDir) : {};
  const { log, logged } = collectLog();
  const environment = readConfig({ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', SITE_DIR: '/nowhere' });
  const running = await startServer({ ...environment, adminPassword, ...place, ...config, dataDir }, log, {
    ...(now && { now }),
    ...(fileSystem && { fileSystem }),
    passwordCost,
    pollInterval,
    checkAnswer,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  whenOver(stop);
  return { ...running, stop, dataDir, logged };
}

/** A server with a clock that the test moves. @param start milliseconds since 1970 */
export async function startWithClock(start?: number) {
  const clock = stoppedClock(start);
  return { clock, ...(await startTestServer({ now: clock.now })) };
}
