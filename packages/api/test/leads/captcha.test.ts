import { captchaMessages } from '@hvac/content/model';
import { expect } from 'vitest';
import { tokenLifetime } from '../../src/leads/captcha.ts';
import { test } from '../support/fixtures.ts';
import { post, validPayload } from '../support/requests.ts';
import { deep, startWithClock } from '../support/server.ts';
import { storedLeads } from '../support/leads.ts';

test(
  'fault 11: a replayed token is refused with CAPTCHA, however often',
  { timeout: 300_000 },
  async ({ url, dataDir }) => {
    const payload = await validPayload(url);
    expect((await post(url, payload)).status).toBe(201);
    for (let replay = 0; replay < (deep ? 20_000 : 100); replay++) {
      const answer = await post(url, { ...payload, message: `Replay ${replay}` });
      expect([answer.status, answer.text]).toEqual([400, captchaMessages.used]);
    }
    expect(await storedLeads(dataDir)).toHaveLength(1);
  },
);

test('fault 11: an expired and an altered token are refused with CAPTCHA', async () => {
  const { clock, url, dataDir } = await startWithClock();
  const payload = await validPayload(url);
  clock.advance(tokenLifetime);
  expect(await post(url, payload)).toMatchObject({ status: 400, text: captchaMessages.expired });
  for (const captchaToken of ['   ', 'x'.repeat(1025), `${payload.captchaToken}x`]) {
    const answer = await post(url, { ...payload, captchaToken });
    expect(answer).toMatchObject({ status: 400, text: captchaMessages.altered });
  }
  expect(await storedLeads(dataDir)).toEqual([]);
});

test('a missing token and a blank answer are refused, and the blank one spends nothing', async ({ url }) => {
  const { captchaToken, ...without } = await validPayload(url);
  expect((await post(url, without)).text).toBe('CAPTCHA token is required');
  expect((await post(url, { ...without, captchaToken, captchaAnswer: '  ' })).text).toBe(captchaMessages.missing);
  expect((await post(url, { ...without, captchaToken })).status).toBe(201);
});

test('a wrong answer spends the token', async ({ url }) => {
  const payload = await validPayload(url);
  const wrong = await post(url, { ...payload, captchaAnswer: '99' });
  expect([wrong.status, wrong.text]).toEqual([400, captchaMessages.wrong]);
  const right = await post(url, payload);
  expect([right.status, right.text]).toEqual([400, captchaMessages.used]);
});

test('fault 12: the same submission after a lost answer gets the first receipt, and makes one lead', async ({
  url,
  dataDir,
}) => {
  const payload = await validPayload(url);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, payload)));
  answers.push(await post(url, Object.fromEntries(Object.entries(payload).toReversed())));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await storedLeads(dataDir)).toHaveLength(1);
});
