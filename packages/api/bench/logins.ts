import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, type Login } from '@hvac/content/model';
import { hashPassword } from '../src/auth/passwords.ts';
import { figure } from '../../../.ci/figures.ts';
import { captchaSecret, median, percentile, submitFor } from './load.ts';
import { startServerProcess } from './server-process.ts';

/** 10,000 wrong logins from 2,000 addresses while leads are sent, and right ones among them. */
const addresses = 2_000;
const guessesPerSecond = 200;
const seconds = 50;
const leadsPerSecond = 50;
const password = 'salt marsh heron';
const rosa = { name: 'Rosa', password: 'blue heron at dawn' };
/** Half of them with the name, half without. */
const samples = 2_000;

const root = await mkdtemp(join(tmpdir(), 'api-bench-'));

interface Answer {
  /** 0 when the connection broke. */
  status: number;
  ms: number;
}

/** Over a connection of its own, as guessers at many addresses have them. */
function tryLogin(url: string, login: Login, from: string): Promise<Answer> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  request(url + endpoints.adminSession, { method: 'POST', headers, agent: false })
    .on('response', (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
    })
    .on('error', () => resolve({ status: 0, ms: performance.now() - started }))
    .end(JSON.stringify(login));
  return promise;
}

const guesserOf = (count: number) => `203.${Math.floor((count % addresses) / 250)}.113.${count % 250}`;

/** A third of the guesses at each: the owner, somebody of the office, and a name that nobody has. */
async function flood(url: string): Promise<Answer[]> {
  const started = performance.now();
  const guesses: Promise<Answer>[] = [];
  for (let count = 0; count < guessesPerSecond * seconds; count++) {
    const late = started + (count / guessesPerSecond) * 1_000 - performance.now();
    if (late > 1) await pause(late);
    const name = ['', rosa.name, 'Nobody'][count % 3] ?? '';
    guesses.push(tryLogin(url, { name, password: `guess ${count}` }, guesserOf(count)));
  }
  return Promise.all(guesses);
}

/** Somebody with the right password, each time at a new address, once a second until the flood is over. */
async function logInMeanwhile(url: string, login: Login, network: string, over: AbortSignal): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!over.aborted) {
    await pause(1_000);
    answers.push(await tryLogin(url, login, `${network}.${answers.length}`));
  }
  return answers;
}

const share = (part: number, all: number) => (100 * part) / all;

async function measureFlood(name: string, environment: Record<string, string>): Promise<void> {
  const server = await startServerProcess({
    DATA_DIR: join(root, name),
    CAPTCHA_SECRET: captchaSecret,
    TRUST_PROXY: '1',
    RATE_LIMIT: 'on',
    ...environment,
  });
  await addRosa(server.url);
  await submitFor(server.url, 10, 2, leadsPerSecond);
  const quiet = await submitFor(server.url, 10, 5, leadsPerSecond);
  const over = new AbortController();
  const leads = submitFor(server.url, 10, seconds, leadsPerSecond);
  const owner = logInMeanwhile(server.url, { password }, '198.51.100', over.signal);
  const person = logInMeanwhile(server.url, rosa, '198.51.101', over.signal);
  const guesses = await flood(server.url);
  over.abort();
  const [owners, persons, { p99, others }] = await Promise.all([owner, person, leads]);
  const says = (what: string, value: number | undefined, unit = '', bounds = {}) =>
    figure(`${name}: ${what}`, value, unit, bounds);
  const refused = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 201).length;
  says('leads without guesses, p99', quiet.p99, 'ms');
  says('leads during the guesses, p99', p99, 'ms', { most: 150 });
  says('leads refused', others, '', { most: 0 });
  says('logins of the owner from new addresses, refused', refused(owners), '', { most: 0 });
  says('logins of the owner, slowest', Math.max(...owners.map(({ ms }) => ms)), 'ms', { most: 1_000 });
  says('logins of a person from new addresses, refused', share(refused(persons), persons.length), '%');
  const taken = persons.filter(({ status }) => status === 201).map(({ ms }) => ms);
  says('logins of a person, median', median(taken), 'ms', { most: 1_000 });
  const looked = guesses.filter(({ status }) => status === 401).length;
  says('guesses that were looked at', share(looked, guesses.length), '%');
  says(
    'guesses answered otherwise than 401 or 429',
    guesses.filter(({ status }) => status !== 401 && status !== 429).length,
    '',
    {
      most: 0,
    },
  );
  says('guesses, slowest answer', Math.max(...guesses.map(({ ms }) => ms)), 'ms');
  says('resident memory, peak', await server.peak(), 'MiB', { most: 300 });
  await server.kill('SIGTERM');
}

async function addRosa(url: string): Promise<void> {
  const response = await fetch(url + endpoints.adminTeam, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${password}` },
    body: JSON.stringify(rosa),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
}

/** Wrong logins in turns: with a name that somebody has, and with one that nobody has. */
async function measureTiming(): Promise<void> {
  const server = await startServerProcess({ DATA_DIR: join(root, 'timing'), ADMIN_PASSWORD: password });
  await addRosa(server.url);
  const times: Record<string, number[]> = { [rosa.name]: [], Nobody: [] };
  for (let count = 0; count < samples; count++) {
    const name = [rosa.name, 'Nobody'][count % 2] ?? '';
    const { ms, status } = await tryLogin(server.url, { name, password: `guess ${count}` }, '203.0.113.1');
    // Any other answer tells nothing of how long a wrong password takes.
    if (status !== 401) throw new Error(`A wrong login was answered ${status}`);
    if (count >= 20) times[name]?.push(ms);
  }
  const [known = [], unknown = []] = Object.values(times);
  // How often a wrong name takes longer than a wrong password: 50 % tells nothing.
  const longer = known.reduce((sum, ms) => sum + unknown.filter((other) => other > ms).length, 0);
  figure('a wrong password, median', median(known), 'ms');
  figure('a wrong name, median', median(unknown), 'ms');
  figure('a wrong password, p95', percentile(known, 95), 'ms');
  figure('a wrong name, p95', percentile(unknown, 95), 'ms');
  const told = share(longer, known.length * unknown.length);
  figure('a wrong name takes longer', told, '% of pairs');
  figure('of that, beyond chance', Math.abs(told - 50), '% of pairs', { most: 5 });
  await server.kill('SIGTERM');
}

try {
  await measureFlood('ADMIN_PASSWORD', { ADMIN_PASSWORD: password });
  await measureFlood('ADMIN_PASSWORD_HASH', { ADMIN_PASSWORD_HASH: await hashPassword(password) });
  await measureTiming();
} finally {
  await rm(root, { recursive: true, force: true });
}
