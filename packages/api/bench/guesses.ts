import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import autocannon from 'autocannon';
import { hashPassword } from '../src/auth/password-hash.ts';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';

/** 1,000 wrong passwords from 50 addresses while leads are sent, and the right password among them. */
const addresses = 50;
const guessesEach = 20;
const leadsPerSecond = 50;
const password = 'salt marsh heron';

const root = await mkdtemp(join(tmpdir(), 'api-bench-'));

async function logIn(url: string, guess: string, from: string): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await fetch(url + endpoints.adminSpecials, {
    headers: { Authorization: `Bearer ${guess}`, 'X-Forwarded-For': from },
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

/**
 * As many at once as there are addresses, each sending the next one when the last was answered.
 * @returns how many were answered with another status than a guess should be
 */
async function guessAll(url: string): Promise<number> {
  let sent = 0;
  const { statusCodeStats = {} } = await autocannon({
    url: url + endpoints.adminSpecials,
    connections: addresses,
    amount: addresses * guessesEach,
    timeout: 120,
    requests: [
      {
        setupRequest(request) {
          const from = `203.0.113.${++sent % addresses}`;
          return { ...request, headers: { Authorization: `Bearer guess ${sent}`, 'X-Forwarded-For': from } };
        },
      },
    ],
  });
  // 503 is the queue that is full.
  const refused = (['401', '429', '503'] as const).reduce(
    (sum, status) => sum + (statusCodeStats[status]?.count ?? 0),
    0,
  );
  return addresses * guessesEach - refused;
}

/** @param logins how often the right password is tried, each time from an address of its own */
async function measure(name: string, logins: number, environment: Record<string, string>): Promise<void> {
  const server = await startServerProcess({
    DATA_DIR: join(root, name),
    CAPTCHA_SECRET: captchaSecret,
    TRUST_PROXY: '1',
    RATE_LIMIT: 'on',
    ...environment,
  });
  await submitFor(server.url, 10, 2, leadsPerSecond);
  const quiet = await submitFor(server.url, 10, 5, leadsPerSecond);
  const flooded = submitFor(server.url, 10, 8, leadsPerSecond);
  const guessing = guessAll(server.url);
  const rights: number[] = [];
  for (let attempt = 1; attempt <= logins; attempt++) {
    await pause(100);
    const { status, ms } = await logIn(server.url, password, `198.51.100.${attempt}`);
    // Who is turned away has waited for ever.
    rights.push(status === 200 ? ms : Infinity);
  }
  const passed = await guessing;
  const leads = await flooded;
  figure(`${name}: leads without guesses, p99`, quiet.p99, 'ms');
  figure(`${name}: leads during the guesses, p99`, leads.p99, 'ms', { most: 150 });
  figure(`${name}: leads refused`, leads.others, '', { most: 0 });
  if (logins > 0) figure(`${name}: the right password meanwhile, slowest`, Math.max(...rights), 'ms', { most: 1000 });
  figure(`${name}: guesses answered otherwise than 401, 429 or 503`, passed, '', { most: 0 });
  await server.kill('SIGTERM');
}

try {
  await measure('ADMIN_PASSWORD', 5, { ADMIN_PASSWORD: password });
  const hash = { ADMIN_PASSWORD_HASH: await hashPassword(password) };
  await measure('ADMIN_PASSWORD_HASH', 5, hash);
  await measure('ADMIN_PASSWORD_HASH, and nobody logs in', 0, hash);
} finally {
  await rm(root, { recursive: true, force: true });
}
