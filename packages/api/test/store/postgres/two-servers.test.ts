import { captchaMessages, endpoints, type LeadReceipt } from '@hvac/content/model';
import { readCounts } from '../../../src/store/lead-counts.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startProcess } from '../../support/child.ts';
import { office, overviewOf } from '../../support/inbox.ts';
import { storedLeads } from '../../support/leads.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { startOffice } from '../../support/office.ts';
import { post, validPayload } from '../../support/requests.ts';
import { adminPassword, patience, startTestServer, temporaryFolder, type TestOptions } from '../../support/server.ts';
import { create, list, storedSpecials, titles, visible } from '../../support/specials.ts';
import { databaseOf, readTestStore, rowsOf } from '../../support/stores.ts';
import { nothingWrong, rounds, Visitors } from '../../support/visitors.ts';
import {
  addMember,
  changeMember,
  logIn,
  logInRosa,
  nameGivers,
  passwords,
  statusWith,
  tryLogin,
} from '../../support/team.ts';

/** The locks of others for which this connection has to end its transaction. */
const waitsForThis = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';

/** Two servers on one database. */
async function startTwo(options: TestOptions = {}) {
  const dataDir = await temporaryFolder();
  const [one, two] = await Promise.all([
    startTestServer({ ...options, dataDir }),
    startTestServer({ ...options, dataDir }),
  ]);
  return { one, two, dataDir };
}

test('one token on both at once makes one lead, and the same submission gets the same answer', async () => {
  const { one, two, dataDir } = await startTwo();
  for (let round = 1; round <= 10; round++) {
    const payload = await validPayload(one.url);
    const same = await Promise.all([post(one.url, payload), post(two.url, payload)]);
    expect(same.map(({ status }) => status)).toEqual([201, 201]);
    expect(same[0].text).toBe(same[1].text);
    const other = await validPayload(two.url);
    const answers = await Promise.all([
      post(one.url, { ...other, message: 'on the first' }),
      post(two.url, { ...other, message: 'on the second' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect(answers.find(({ status }) => status === 400)?.text).toBe(captchaMessages.used);
    expect(await storedLeads(dataDir)).toHaveLength(2 * round);
  }
});

test('limits count for both together', async () => {
  const { one, two } = await startTwo({ rateLimits: true });
  for (let sent = 0; sent < 10; sent++) expect((await post([one, two][sent % 2]?.url ?? '', {})).status).toBe(400);
  for (const { url } of [one, two]) {
    const answer = await post(url, {});
    expect([answer.status, answer.text]).toEqual([429, 'Too many requests. Please try again in 10 minutes.']);
  }
});

test('servers that start at once count requests by one secret', async () => {
  const url = await databaseOf(await temporaryFolder());
  const first = new Client({ connectionString: url });
  onTestFinished(() => first.end());
  await first.connect();
  await (await openPostgresStore({ url })).close();
  await first.query(`delete from settings where name = 'rate-limit-secret'`);
  await first.query('begin');
  await first.query(`insert into settings (name, value) values ('rate-limit-secret', 'of the first')`);
  const opening = openPostgresStore({ url });
  await expect.poll(async () => (await first.query(waitsForThis)).rowCount, patience).toBe(1);
  await first.query('commit');
  await using second = await opening;
  await using third = await openPostgresStore({ url });
  const rule = { keyPrefix: 'calls', points: 2, duration: 600 };
  await second.limiter(rule).consume('203.0.113.9');
  expect((await third.limiter(rule).get('203.0.113.9'))?.consumedPoints).toBe(1);
});

test('a count that was made while a clock was a year ahead is forgotten', async () => {
  const url = await databaseOf(await temporaryFolder());
  /** What a server that starts counts for one key. */
  const countOnce = async () => {
    const store = await openPostgresStore({ url });
    const limiter = store.limiter({ keyPrefix: 'test', points: 1, duration: 60 });
    const { consumedPoints } = await limiter.penalty('203.0.113.201');
    await store.close();
    return consumedPoints;
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect([await countOnce(), await countOnce()]).toEqual([1, 2]);
  vi.useRealTimers();
  expect(await countOnce()).toBe(1);
});

test.each([
  ['an hour', 60 * 60_000],
  ['a year', 365 * 24 * 60 * 60_000],
])(
  'who used up a limit before the clock was set back by %s is locked out no longer than the limit lasts',
  async (_how, back) => {
    const url = await databaseOf(await temporaryFolder());
    await using store = await openPostgresStore({ url });
    const limiter = store.limiter({ keyPrefix: 'test', points: 2, duration: 600 });
    const address = '203.0.113.202';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + back });
    onTestFinished(() => void vi.useRealTimers());
    await limiter.consume(address);
    await limiter.consume(address);
    await expect(limiter.consume(address)).rejects.toMatchObject({ consumedPoints: 3 });
    vi.useRealTimers();
    expect(await limiter.get(address)).toBeNull();
    for (let count = 1; count <= 2; count++) expect((await limiter.consume(address)).consumedPoints).toBe(count);
    await expect(limiter.consume(address)).rejects.toMatchObject({ consumedPoints: 3 });
  },
);

test('no address of a visitor is stored to count requests, only keyed hashes', async () => {
  const { one, dataDir } = await startTwo({ rateLimits: true, trustProxy: 1 });
  const addresses = ['203.0.113.201', '2001:db8:1234:5678::9'];
  for (const address of addresses) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
    expect((await post(one.url, {}, headers)).status).toBe(400);
    await fetch(one.url + endpoints.captcha, { headers });
    await tryLogin(one.url, { password: 'wrong' }, address);
  }
  const rows = JSON.stringify(await rowsOf(dataDir, 'rate_limits'));
  const keys = (JSON.parse(rows) as { key: string }[]).map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(3 * addresses.length);
  expect(keys.filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([]);
  expect(rows).not.toMatch(/203\.0|2001:|db8/);
});

test.each(nameGivers)(
  'of %s who take one name, one gets it, at once or one after the other',
  async (_who, give, giveOther) => {
    const { one, two } = await startTwo();
    for (const name of ['Ana', 'Bo', 'Cleo', 'Dee', 'Eve']) {
      const answers = await Promise.all([give(one.url, name), giveOther(two.url, ` ${name.toUpperCase()}`)]);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    }
    expect((await give(one.url, 'Flo')).ok).toBe(true);
    expect((await giveOther(two.url, 'Flo')).status).toBe(409);
  },
);

test('a session that begins on one is known to the other, and ends on both at once', async () => {
  const { one, two } = await startTwo();
  const rosa = await addMember(one.url, 'Rosa', passwords.rosa);
  const begin = async () => {
    const token = await logInRosa(one.url);
    expect(await statusWith(two.url, token)).toBe(200);
    return token;
  };
  const tokens = [await begin()];
  expect((await office(two.url, '/session', 'DELETE', undefined, { bearer: tokens[0] ?? '' })).status).toBe(204);
  tokens.push(await begin(), await begin());
  expect((await office(two.url, '/sessions', 'DELETE', undefined, { bearer: tokens[1] ?? '' })).status).toBe(204);
  tokens.push(await begin());
  expect((await changeMember(two.url, rosa.id, { isActive: false })).status).toBe(200);
  expect(await Promise.all(tokens.map((token) => statusWith(one.url, token)))).toEqual([401, 401, 401, 401]);
  const owner = await logIn(two.url, { password: adminPassword });
  expect(await statusWith(one.url, owner)).toBe(200);
});

test('servers that start at once make one password between them', async () => {
  const { one, two } = await startTwo({ adminPassword: undefined });
  const made = [one, two].flatMap(({ generatedPassword }) => generatedPassword ?? []);
  expect(made).toHaveLength(1);
  for (const { url } of [one, two]) {
    const answer = await fetch(`${url}/api/admin/overview`, { headers: { Authorization: `Bearer ${made[0]}` } });
    expect(answer.status).toBe(200);
  }
});

test('what the office changes on one is seen on the other at once, and changes made at once are all kept', async () => {
  const { one, two, dataDir } = await startTwo({ now: () => Date.parse('2026-11-21T15:00:00Z') });
  expect(await visible(two.url)).toEqual([]);
  await create(one.url, { title: 'From the first' });
  expect(titles(await visible(two.url))).toEqual(['From the first']);
  expect(await list(two.url)).toEqual(await list(one.url));
  const names = Array.from({ length: 20 }, (_, count) => `Offer ${count}`);
  await Promise.all(names.map((title, count) => create([one, two][count % 2]?.url ?? '', { title })));
  const rows = await storedSpecials(dataDir);
  expect(titles(rows).toSorted()).toEqual([...names, 'From the first'].toSorted());
  expect(rows.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual(rows.map((_row, index) => index));

  const { id } = JSON.parse((await post(one.url, await validPayload(one.url))).text) as LeadReceipt;
  const before = await overviewOf(two.url);
  await Promise.all(
    names.map((text, count) => office([one, two][count % 2]?.url ?? '', `/leads/${id}/notes`, 'POST', { text })),
  );
  const detail = (await (await office(two.url, `/leads/${id}`)).json()) as { notes: { text: string }[] };
  expect(detail.notes.map(({ text }) => text).toSorted()).toEqual(names.toSorted());
  expect(await overviewOf(two.url)).not.toEqual(before);
});

test('a lead that is erased on one stays gone, whatever the other does with it at the same time', async () => {
  const { one, two, dataDir } = await startTwo();
  for (let round = 0; round < 5; round++) {
    const payload = await validPayload(one.url);
    const { id } = JSON.parse((await post(one.url, payload)).text) as LeadReceipt;
    const note = (text: string) => office(two.url, `/leads/${id}/notes`, 'POST', { text });
    await Promise.all([
      office(one.url, '/people/erase', 'POST', { email: payload.email }),
      ...['a', 'b', 'c'].map(note),
      post(two.url, payload),
    ]);
    expect((await note('late')).status).toBe(404);
    expect((await post(two.url, payload)).text).toBe(captchaMessages.used);
    expect(await storedLeads(dataDir)).toEqual([]);
  }
});

test('a form that waits for the erasure of its lead makes no new one', async () => {
  const { one, dataDir } = await startTwo();
  const payload = await validPayload(one.url);
  await post(one.url, payload);
  const other = new Client({ connectionString: await databaseOf(dataDir) });
  onTestFinished(() => other.end());
  await other.connect();
  await other.query('begin');
  const { rows } = await other.query<{ nonce: string }>('delete from leads returning nonce');
  const sent = post(one.url, payload);
  await expect.poll(async () => (await other.query(waitsForThis)).rowCount, patience).toBe(1);
  const until = Date.now() + 60_000;
  await other.query('insert into used_nonces (position, nonce, until) values (0, $1, $2)', [rows[0]?.nonce, until]);
  await other.query('commit');
  expect((await sent).text).toBe(captchaMessages.used);
  expect(await storedLeads(dataDir)).toEqual([]);
});

test('each message goes out once, whichever of them sends it', async () => {
  const mail = await startMailServer();
  const one = await startOffice(mail.url);
  const two = await startOffice(mail.url, {}, one.root);
  const ids = await Promise.all(Array.from({ length: 40 }, () => one.arrive()));
  await Promise.all([one.outbox.deliver(), two.outbox.deliver()]);
  expect(mail.received).toHaveLength(ids.length);
  expect(new Set(mail.received.map(({ messageId }) => messageId))).toEqual(
    new Set(ids.map((id) => `<lead-${id}@hvac.example>`)),
  );
  expect(await readCounts(two.store)).toMatchObject({ mailDue: 0 });
});

test(
  'one of them is killed under load: nothing that was acknowledged is lost, and the other goes on',
  { timeout: rounds * 45_000 },
  async ({ annotate }) => {
    const dataDir = await temporaryFolder();
    const DATABASE_URL = await databaseOf(dataDir);
    const start = () =>
      startProcess({ DATA_DIR: dataDir, DATABASE_URL, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'error' });
    const visitors = new Visitors();
    const staying = start();
    const url = await staying.ready;
    const sending = Array.from({ length: 4 }, (_, writer) => visitors.send(url, `stay.w${writer}`));
    const more = async (count: number) => {
      const enough = visitors.told.leads + count;
      await expect.poll(() => visitors.told.leads, { ...patience, interval: 1 }).toBeGreaterThan(enough);
    };
    for (let round = 1; round <= rounds; round++) {
      const killed = start();
      const other = await killed.ready;
      const cutOff = Array.from({ length: 4 }, (_, writer) => visitors.send(other, `r${round}.w${writer}`));
      await more(20 + (round % 23));
      killed.child.kill('SIGKILL');
      await Promise.all(cutOff);
      await more(10);
    }
    visitors.end();
    await Promise.all(sending);
    await using store = await readTestStore(dataDir);
    expect(await visitors.compare(store)).toEqual(nothingWrong);
    expect((await fetch(url + endpoints.health)).status).toBe(200);
    await annotate(`${rounds} kills, ${visitors.told.leads} leads kept, ${visitors.told.erased} erased`);
  },
);
