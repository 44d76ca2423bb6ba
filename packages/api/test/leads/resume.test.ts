import { hash } from 'node:crypto';
import { captchaMessages, endpoints, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import { expect } from 'vitest';
import type { Lead } from '../../src/leads/model/lead.ts';
import { test } from '../support/fixtures.ts';
import { leadPayload, postTo, type Answer } from '../support/requests.ts';
import { fileFields, doc, docx, pdf } from '../support/resumes.ts';
import { storedLeads } from '../support/leads.ts';
import { fileNamesIn, readTestStore } from '../support/stores.ts';

const { empty, tooLarge, unreadable, webPage, wrongType } = resumeMessages;

/** Sends an application with these fields changed. */
async function apply(url: string, changes: object): Promise<Answer> {
  return postTo(url + endpoints.careerApplications, await leadPayload(url, 'career-application', changes));
}

/** The file of an application, as the store gives it. */
async function readFileOf(dataDir: string, lead: Lead | undefined): Promise<Buffer> {
  await using store = await readTestStore(dataDir);
  const bytes = lead && (await store.readFile(lead));
  if (!bytes) throw new Error('There is no sound file');
  return bytes;
}

const applicationsIn = (dataDir: string) => storedLeads(dataDir, 'career-application');

test.for<[string, Buffer, string]>([
  ['resume.pdf', pdf(), 'application/pdf'],
  ['Resume.PDF', pdf(), 'application/pdf'],
  ['resume.doc', doc(), 'application/msword'],
  ['resume.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s is kept byte by byte, under a name that says nothing', async ([name, bytes, type], { url, dataDir }) => {
  expect((await apply(url, fileFields(name, bytes))).status).toBe(201);
  const [record] = await applicationsIn(dataDir);
  const [file = '', ...others] = await fileNamesIn(dataDir);
  expect(others).toEqual([]);
  expect(file).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f-]{36}\.(pdf|docx?)$/);
  expect(record?.submission.resume).toEqual({ file, bytes: bytes.length, sha256: hash('sha256', bytes) });
  expect(record?.entity).toMatchObject({ resumeFileName: name, resumeFileSize: '1 KB', fileMimeType: type });
  expect(record?.entity).not.toHaveProperty('fileData');
  expect(await readFileOf(dataDir, record)).toEqual(bytes);
});

test('an application without a file is taken, and says nothing of one', async ({ url, dataDir }) => {
  expect((await apply(url, { fileData: '', resumeFileName: '', resumeFileSize: '3 MB' })).status).toBe(201);
  const [record] = await applicationsIn(dataDir);
  expect(record?.entity).not.toHaveProperty('resumeFileSize');
  expect(record?.submission).not.toHaveProperty('resume');
  expect(await fileNamesIn(dataDir)).toEqual([]);
});

test.for<[string, Buffer, { description: string }]>([
  ['a.pdf.exe', pdf(), wrongType],
  ['a.pdf', Buffer.from('<html>%PDF-</html>'), webPage],
  ['a.pdf', Buffer.alloc(0), empty],
])(
  'refuses the file %s, and takes the application without it',
  async ([name, bytes, { description }], { url, dataDir }) => {
    const payload = await leadPayload(url, 'career-application');
    const answer = await postTo(url + endpoints.careerApplications, { ...payload, ...fileFields(name, bytes) });
    expect([answer.status, answer.text]).toEqual([400, description]);
    expect(await fileNamesIn(dataDir)).toEqual([]);
    expect(await applicationsIn(dataDir)).toEqual([]);
    expect((await postTo(url + endpoints.careerApplications, payload)).status).toBe(201);
  },
);

test('refuses a file that is no base64, after the captcha token is checked', async ({ url, dataDir }) => {
  const file = { ...fileFields('a.pdf', pdf()), fileData: 'JVBERi0xLjc=\n' };
  expect(await apply(url, file)).toMatchObject({ status: 400, text: unreadable.description });
  const captchaToken = `${'a'.repeat(22)}.1.1.${'b'.repeat(43)}.${'c'.repeat(43)}`;
  expect(await apply(url, { ...file, captchaToken })).toMatchObject({ status: 400, text: captchaMessages.altered });
  expect(await fileNamesIn(dataDir)).toEqual([]);
});

test('takes 5 MB, and refuses 5 MB + 1', async ({ url, dataDir }) => {
  expect((await apply(url, fileFields('a.pdf', pdf(resumeLimitBytes)))).status).toBe(201);
  const answer = await apply(url, fileFields('a.pdf', pdf(resumeLimitBytes + 1)));
  expect([answer.status, answer.text]).toEqual([413, tooLarge.description]);
  const [file = '', ...others] = await fileNamesIn(dataDir);
  expect(others).toEqual([]);
  expect(file).not.toBe('');
  const [record] = await applicationsIn(dataDir);
  expect((await readFileOf(dataDir, record)).length).toBe(resumeLimitBytes);
});

test('refuses a body of 7.1 MB, and one of 33 kB elsewhere', async ({ url }) => {
  const body = JSON.stringify(await leadPayload(url, 'career-application')).padEnd(7_100_000, ' ');
  expect((await postTo(url + endpoints.careerApplications, body)).status).toBe(413);
  expect((await postTo(url + endpoints.referrals, body.slice(0, 33 * 1024))).status).toBe(413);
});

test('returns the first receipt for a duplicate application with a file', async ({ url, dataDir }) => {
  const payload = await leadPayload(url, 'career-application', fileFields('a.pdf', pdf(100_000)));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => postTo(url + endpoints.careerApplications, payload)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await applicationsIn(dataDir)).toHaveLength(1);
  expect(await fileNamesIn(dataDir)).toHaveLength(1);
  const other = { ...payload, ...fileFields('a.pdf', pdf(100_001)) };
  expect((await postTo(url + endpoints.careerApplications, other)).text).toContain('CAPTCHA');
});
