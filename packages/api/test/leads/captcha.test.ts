import { captchaMessages } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { signToken, tokenLifetime } from '../../src/leads/captcha.ts';
import { freshCaptcha, post, validPayload, visitor } from '../support/requests.ts';
import { deep, startTestServer, stoppedClock, temporaryFolder } from '../support/server.ts';
import { storedLeads } from '../support/leads.ts';

test('fault 11: a replayed token is refused with CAPTCHA, however often', { timeout: 300_000 }, async () => {
  const { url, dataDir } = await startTestServer();
  const payload = await validPayload(url);
  expect((await post(url, payload)).status).toBe(201);
  for (let replay = 0; replay < (deep ? 20_000 : 500); replay++) {
    const answer = await post(url, { ...payload, message: `Replay ${replay}` });
    expect([answer.status, answer.text]).toEqual([400, captchaMessages.used]);
  }
  expect(await storedLeads(dataDir)).toHaveLength(1);
});

test('fault 11: an expired token is refused with CAPTCHA', async () => {
  const clock = stoppedClock();
  const { url } = await startTestServer(clock);
  const payload = await validPayload(url);
  clock.advance(tokenLifetime);
  const answer = await post(url, payload);
  expect([answer.status, answer.text]).toEqual([400, captchaMessages.expired]);
});

test.each([
  ['altered', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['spliced', (token: string, other: string) => [...token.split('.').slice(0, 4), other.split('.')[4]].join('.')],
  ['foreign', () => signToken('the secret of someone else', 'n'.repeat(22), Date.now(), 7)],
  ['older than its signature', (token: string) => token.replace(/\.\d+\./, `.${Date.now() + 1e9}.`)],
  ['of spaces', () => '   '],
  ['as long as is allowed', () => 'x'.repeat(1024)],
  ['longer than is allowed', () => 'x'.repeat(1025)],
])('fault 11: a token that is %s is refused with CAPTCHA', async (_name, change) => {
  const { url, dataDir } = await startTestServer({ captchaSecret: 'the secret of this server' });
  const [one, two] = [await freshCaptcha(url), await freshCaptcha(url)];
  const answer = await post(url, { ...visitor, ...one, captchaToken: change(one.captchaToken, two.captchaToken) });
  expect([answer.status, answer.text]).toEqual([400, captchaMessages.altered]);
  expect(await storedLeads(dataDir)).toEqual([]);
});

test('a missing token and a blank answer are refused, and the blank one spends nothing', async () => {
  const { url } = await startTestServer();
  const { captchaToken, ...without } = await validPayload(url);
  expect((await post(url, without)).text).toBe('CAPTCHA token is required');
  expect((await post(url, { ...without, captchaToken, captchaAnswer: '  ' })).text).toBe(captchaMessages.missing);
  expect((await post(url, { ...without, captchaToken })).status).toBe(201);
});

test('a wrong answer spends the token', async () => {
  const { url } = await startTestServer();
  const payload = await validPayload(url);
  const wrong = await post(url, { ...payload, captchaAnswer: '99' });
  expect([wrong.status, wrong.text]).toEqual([400, captchaMessages.wrong]);
  const right = await post(url, payload);
  expect([right.status, right.text]).toEqual([400, captchaMessages.used]);
});

test('50 submissions racing with one token make exactly one lead', async () => {
  const { url, dataDir } = await startTestServer();
  const payload = await validPayload(url);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, racer) => post(url, { ...payload, message: `Racer ${racer}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ text }) => text === captchaMessages.used)).toHaveLength(49);
  expect(await storedLeads(dataDir)).toHaveLength(1);
});

test('fault 12: the same submission after a lost answer gets the same answer, and makes one lead', async () => {
  const { url, dataDir } = await startTestServer();
  const payload = await validPayload(url);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, payload)));
  answers.push(await post(url, Object.fromEntries(Object.entries(payload).toReversed())));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await storedLeads(dataDir)).toHaveLength(1);
});

test('fault 12: so it is after a restart, and another submission with that token is still refused', async () => {
  const dataDir = await temporaryFolder();
  const first = await startTestServer({ dataDir });
  const payload = await validPayload(first.url);
  const answer = await post(first.url, payload);
  await first.stop();
  const { url } = await startTestServer({ dataDir });
  expect((await post(url, payload)).text).toBe(answer.text);
  expect((await post(url, { ...payload, lastName: 'Other' })).text).toBe(captchaMessages.used);
  expect(await storedLeads(dataDir)).toHaveLength(1);
});

test('a token outlives a restart, since its secret is kept', async () => {
  const dataDir = await temporaryFolder();
  const first = await startTestServer({ dataDir });
  const payload = await validPayload(first.url);
  await first.stop();
  const { url } = await startTestServer({ dataDir });
  expect((await post(url, payload)).status).toBe(201);
});
