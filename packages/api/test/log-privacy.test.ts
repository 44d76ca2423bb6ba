import { samples } from '@hvac/content/samples';
import { expect, test } from 'vitest';
import { allLeadKinds } from '../src/leads/model/lead-kinds.ts';
import { describeError } from '../src/logger.ts';
import { faultyFileSystem } from './support/faulty-file-system.ts';
import { leadPayload, post, postTo, submit, validPayload, type Payload } from './support/requests.ts';
import { fileFields } from './support/resumes.ts';
import { patience, startTestServer } from './support/server.ts';
import { storedLeads } from './support/leads.ts';

const canary = 'Zanzibar';
const personal: Partial<Payload> = {
  firstName: `${canary} first`,
  lastName: `${canary} last`,
  phone: `904-555-0142 ${canary}`,
  email: `${canary}@example.com`,
  message: `${canary} message`,
  website: canary,
};

test('no log line holds anything that a visitor sent, whatever becomes of it', async () => {
  const { url, logged } = await startTestServer();
  expect((await submit(url, personal)).status).toBe(201);
  const payload = await validPayload(url, personal);
  const bodies: [unknown, number][] = [
    [{ ...payload, captchaAnswer: canary }, 400],
    [{ ...payload, captchaToken: canary }, 400],
    [{ ...payload, email: canary }, 400],
    [{ ...payload, serviceType: canary }, 400],
    [{ ...payload, [canary]: canary }, 400],
    [`{"firstName": ${canary}`, 400],
    [canary.repeat(5000), 413],
  ];
  for (const [body, status] of bodies) expect((await post(url, body)).status).toBe(status);
  expect((await post(url, payload, { 'Content-Type': `text/${canary}` })).status).toBe(415);
  for (const path of [`/api/${canary}`, `/${canary}?name=${canary}`, `/contact?special=${canary}`, `/%ff${canary}`]) {
    await fetch(url + path, {
      headers: { 'User-Agent': canary, Referer: `http://${canary}.example`, Cookie: canary, 'X-Request-Id': canary },
    });
  }

  expect(logged().split('\n').length).toBeGreaterThan(15);
  expect(logged().toLowerCase()).not.toContain(canary.toLowerCase());
  expect(logged()).not.toContain('127.0.0.1');
  expect(logged()).not.toContain(payload.captchaToken.slice(0, 22));
});

test.each(allLeadKinds)('$path: no field of what was sent gets into a log line', async ({ name, path }) => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir, logged } = await startTestServer({ fileSystem });
  const enums = ['state', 'serviceType', 'contactMethod', 'inquiryType', 'referralType', 'educationLevel'];
  const texts = Object.entries(samples[name]).filter(
    ([key, value]) => typeof value === 'string' && !enums.includes(key),
  );
  const fields = Object.fromEntries(
    texts.map(([key]) => [
      key,
      key.endsWith('Code') ? '9Zanzi' : /email/i.test(key) ? personal.email : `${canary} ${key}`,
    ]),
  );
  const file = name === 'career-application' ? fileFields(`${canary}.pdf`, Buffer.from(`%PDF-${canary}`)) : {};
  const payload = await leadPayload(url, name, { ...fields, ...file });
  const answers = [
    await postTo(url + path, { ...payload, captchaToken: canary }),
    await postTo(url + path, { ...payload, firstName: '' }),
    await postTo(url + path, { ...payload, resumeFileName: `${canary}.exe`, fileData: canary }),
    await postTo(url + path, payload),
    await postTo(url + path, payload),
    await postTo(url + path, { ...payload, lastName: `${canary} again` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 201, 201, 400]);
  fileSystem.failEvery('write', 'EIO');
  expect((await postTo(url + path, await leadPayload(url, name, { ...fields, ...file }))).status).toBe(503);

  expect(JSON.stringify(await storedLeads(dataDir, name))).toContain(canary);
  expect(logged()).toContain('"status":503');
  expect(logged().toLowerCase()).not.toContain('zanzi');
  expect(logged()).not.toContain(Buffer.from(canary).toString('base64').slice(0, 12));
});

test('what is told about an unknown error leaves out its message, which may quote what was sent', () => {
  const error = new SyntaxError(`Unexpected token in "${canary}"\n    of several lines with ${canary}`);
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('SyntaxError');
  expect(described).toContain('log-privacy.test.ts');
  expect(described).not.toContain(canary);
});

test('each request has an id of ours, in the answer and in the log', async () => {
  const { url, logged } = await startTestServer();
  const response = await fetch(`${url}/api/health`, { headers: { 'X-Request-Id': 'theirs' } });
  const id = response.headers.get('X-Request-Id') ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(logged, patience)
    .toContain(`"requestId":"${id}","method":"GET","route":"/api/health","status":200`);
});
